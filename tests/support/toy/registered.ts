import type * as commands from '#commands/index.ts';
import type * as games from '#games/index.ts';
import type * as i18n from '#i18n/index.ts';
import type * as renderers from '#renderers/index.ts';

/**
 * The registries of the house with Pearl Divers beside its own games. Each goes to `vi.mock` in place of the module it stands for:
 * production code has no door for a game of tests.
 */
type Load = <Module>() => Promise<Module>;

export const withGame = async (load: Load): Promise<typeof games> => {
  const own = await load<typeof games>();
  const { toy } = await import('./game.ts');
  const all = { ...own.GAMES, [toy.id]: toy };
  return { ...own, GAMES: all, gameOf: (id) => (Object.hasOwn(all, id) ? all[id] : undefined) };
};

export const withSentences = async (load: Load): Promise<typeof i18n> => {
  const own = await load<typeof i18n>();
  const { sentences } = await import('./sentences.ts');
  const told = (say: i18n.Sentences): i18n.Sentences => ({
    ...say,
    game: (id) => (id === 'divers' ? (sentences as unknown as i18n.AnyGameSentences) : say.game(id)),
  });
  return { ...own, LANGUAGES: own.LANGUAGES.map(told), messagesFor: (locale) => told(own.messagesFor(locale)) };
};

export const withPicture = async (load: Load): Promise<typeof renderers> => {
  const own = await load<typeof renderers>();
  const { drawDivers } = await import('./picture.ts');
  const openStudio = (): ReturnType<typeof own.openRenderer> => {
    const studio = own.openRenderer();
    return { ...studio, render: (request) => (request.game === 'divers' ? drawDivers(request) : studio.render(request)) };
  };
  return { ...own, openRenderer: openStudio };
};

export const withCommands = async (load: Load): Promise<typeof commands> => {
  const own = await load<typeof commands>();
  const { command, MOVES } = await import('./commands.ts');
  const { commands: all, moves } = own.commandRegistry;
  return { ...own, commandRegistry: { ...own.commandRegistry, commands: [...all, command], moves: { ...moves, divers: MOVES } } };
};
