import type { Command } from '#discord/command/command.ts';
import { ordersCommand } from '#discord/orders/ordersCommand.ts';

export default ordersCommand('cyclades') satisfies Command;
