/** A request the bot made, as tests see it: from the moment it arrives. */
export interface RecordedRequest {
  readonly method: string;
  /** Without `/api/v10` and the query. */
  readonly path: string;
  /** The route's path with its named parts, e.g. `/channels/:channel/messages`; `undefined`: Discord has none such. */
  readonly route?: string;
  readonly query: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number;
  /** Absent until it has been read. */
  readonly body?: unknown;
  readonly files?: readonly { readonly name: string; readonly type: string; readonly size: number }[];
  /** The connection was cut while the body came. */
  readonly cutShort?: true;
  /** Absent until it is answered, and for good when a fault cut the connection. */
  readonly status?: number;
  /** Discord's error code of an answer that is not a success. */
  readonly code?: number;
}

/** Older requests are dropped, so that a sandbox can run for weeks. */
const MAX_REQUESTS = 10_000;

export type RequestRecord = ReturnType<typeof createRequestRecord>;

/** Records the requests since the start, in order of arrival. */
export const createRequestRecord = () => {
  const all: RecordedRequest[] = [];
  return {
    all: all as readonly RecordedRequest[],
    /** Records an arrival. The function it returns adds what becomes known later. */
    arrive: (request: RecordedRequest) => {
      const entry = { ...request };
      all.push(entry);
      if (all.length > MAX_REQUESTS) all.shift();
      return (more: Partial<RecordedRequest>): void => {
        Object.assign(entry, more);
      };
    },
  };
};
