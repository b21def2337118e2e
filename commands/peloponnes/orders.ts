import type { Command } from '#discord/command.ts';
import { ordersCommand } from '#discord/ordersCommand.ts';

export default ordersCommand('peloponnes') satisfies Command;
