import type * as renderers from '#renderers/index.ts';

/**
 * The registries of the house with Pearl Divers beside its own games. Each goes to `vi.mock` in place of the module it stands for:
 * production code has no door for a game of tests.
 */
type Load = <Module>() => Promise<Module>;

export const withPicture = async (load: Load): Promise<typeof renderers> => {
  const own = await load<typeof renderers>();
  const { drawDivers } = await import('./picture.ts');
  const openStudio = (): ReturnType<typeof own.openRenderer> => {
    const studio = own.openRenderer();
    return { ...studio, render: (request) => (request.game === 'divers' ? drawDivers(request) : studio.render(request)) };
  };
  return { ...own, openRenderer: openStudio };
};
