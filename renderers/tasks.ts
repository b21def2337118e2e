import { paint } from './paint.ts';
import type { Picture, PictureRequest } from './picture.ts';

/** What the thread that paints can be asked for. */
export interface Requests {
  readonly picture: PictureRequest;
}

export type Task = {
  readonly [Kind in keyof Requests]: { readonly kind: Kind; readonly request: Requests[Kind] };
}[keyof Requests];

const WORK: { readonly [Kind in keyof Requests]: (request: Requests[Kind]) => Promise<Picture> } = { picture: paint };

/** Does what is asked for. */
export const doTask = ({ kind, request }: Task): Promise<Picture> => WORK[kind](request);
