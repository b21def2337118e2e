import { type ChartRequest, chart } from '../recap/renderChart.ts';
import { type ReplayRequest, replay } from '../recap/replay.ts';
import { paint } from '../render/renderPicture.ts';
import type { Picture, PictureRequest } from '../request/picture.ts';

/** The requests that the painting thread accepts. */
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

/** Executes a request. */
export const doTask = <Kind extends keyof Requests>({ kind, request }: Task<Kind>): Promise<Picture> => WORK[kind](request);
