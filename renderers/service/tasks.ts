import { type ChartRequest, chart } from '../recap/renderChart.ts';
import { type ReplayRequest, replay } from '../recap/replay.ts';
import { paint } from '../render/renderPicture.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';

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
