type Handle<Interaction, More extends readonly unknown[]> = (interaction: Interaction, ...more: More) => Promise<void>;

/** Measures how soon each non-deferred interaction gets its first response, for which Discord waits three seconds. */
export interface FirstAnswers {
  /** Returns the same handler, which starts measuring its interactions. */
  timed<Interaction extends { readonly id: string }, More extends readonly unknown[]>(
    handle: Handle<Interaction, More>,
  ): Handle<Interaction, More>;
  /** Called after every completed request, with its URL and the response's status. */
  requested(url: string, status: number | undefined): void;
}

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/u;

/** `now`: monotonic milliseconds. */
export const createFirstAnswers = (
  onMeasured: (seconds: number) => void,
  now: () => number = () => performance.now(),
): FirstAnswers => {
  const came = new Map<string, number>();
  return {
    timed:
      (handle) =>
      async (interaction, ...more) => {
        came.set(interaction.id, now());
        try {
          await handle(interaction, ...more);
        } finally {
          came.delete(interaction.id);
        }
      },
    requested: (url, status) => {
      const id = CALLBACK.exec(url)?.[1];
      const at = id === undefined ? undefined : came.get(id);
      if (id === undefined || at === undefined || status === undefined || status >= 300) return;
      came.delete(id);
      onMeasured((now() - at) / 1_000);
    },
  };
};
