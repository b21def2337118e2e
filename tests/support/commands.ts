import { createCommandRegistry } from '#commands/index.ts';
import { REGISTRY } from './games.ts';
import { LANGUAGES } from './languages.ts';

export const commandRegistry = createCommandRegistry(REGISTRY, LANGUAGES);
