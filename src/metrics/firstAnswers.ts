const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/u;

/**
 * Measures how soon each non-deferred interaction gets its first response, for which Discord waits three seconds. `now`: monotonic
 * milliseconds.
 */
export const createFirstAnswers = (onMeasured: (seconds: number) => void, now = () => performance.now()) => {
  const arrivedAt = new Map<string, number>();
  return {
    /** Returns the same handler, which starts measuring its interactions. */
    timed:
      <Interaction extends { readonly id: string }, More extends readonly unknown[]>(
        handle: (interaction: Interaction, ...more: More) => Promise<void>,
      ) =>
      async (interaction: Interaction, ...more: More): Promise<void> => {
        arrivedAt.set(interaction.id, now());
        try {
          await handle(interaction, ...more);
        } finally {
          arrivedAt.delete(interaction.id);
        }
      },
    /** Called after every completed request, with its URL and the status of the response. */
    requested: (url: string, status: number | undefined): void => {
      const id = CALLBACK.exec(url)?.[1];
      const at = id === undefined ? undefined : arrivedAt.get(id);
      if (id === undefined || at === undefined || status === undefined || status >= 300) return;
      arrivedAt.delete(id);
      onMeasured((now() - at) / 1_000);
    },
  };
};
