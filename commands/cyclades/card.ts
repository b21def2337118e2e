import type { Command } from '#discord/command.ts';
import { referenceCommand } from '#discord/reference.ts';

export default referenceCommand('cyclades') satisfies Command;
