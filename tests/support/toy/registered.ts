import type * as i18n from '#i18n/index.ts';
import type * as renderers from '#renderers/index.ts';

/**
 * The registries of the house with Pearl Divers beside its own games. Each goes to `vi.mock` in place of the module it stands for:
 * production code has no door for a game of tests.
 */
type Load = <Module>() => Promise<Module>;

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
