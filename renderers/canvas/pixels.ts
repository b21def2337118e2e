/** Pixels row by row, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Each pixel as one number. */
export const wordsOf = ({ data }: Pixels): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
