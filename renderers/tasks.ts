import { paint } from './paint.ts';
import type { Picture, PictureRequest } from './picture.ts';
import { type ChartRequest, chart } from './retold/paintChart.ts';
import { type ReplayRequest, replay } from './retold/replay.ts';

/** What the thread that paints can be asked for. */
export interface Requests {
  readonly picture: PictureRequest;
  readonly chart: ChartRequest;
  readonly replay: ReplayRequest;
}

export type Task<Kinds extends keyof Requests = keyof Requests> = {
  readonly [Kind in Kinds]: { readonly kind: Kind; readonly request: Requests[Kind] };
}[Kinds];

const WORK: { readonly [Kind in keyof Requests]: (request: Requests[Kind]) => Promise<Picture> } = {
  picture: paint,
  chart,
  replay: (request) => replay(request),
};

/** Does what is asked for. */
export const doTask = <Kind extends keyof Requests>({ kind, request }: Task<Kind>): Promise<Picture> => WORK[kind](request);
