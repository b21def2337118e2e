import { createCommandRegistry } from '#commands/index.ts';
import { REGISTRY } from './games.ts';

export const commandRegistry = createCommandRegistry(REGISTRY);
