type Handle<Interaction, More extends readonly unknown[]> = (interaction: Interaction, ...more: More) => Promise<void>;

/** Measures how soon each interaction that is answered at once gets its answer, which Discord waits for three seconds long. */
export interface FirstAnswers {
  /** Returns the handler with the time to the first answer measured for its interactions. */
  timed<Interaction extends { readonly id: string }, More extends readonly unknown[]>(
    handle: Handle<Interaction, More>,
  ): Handle<Interaction, More>;
  /** Told of every request that is over, by its address and the status of its answer. */
  requested(url: string, status: number | undefined): void;
}

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/u;

/** `now`: milliseconds that never go back. */
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
