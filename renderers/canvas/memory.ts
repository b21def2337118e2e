/** Pool of buffers for pictures: allocating new memory for each picture causes pauses now and then. */
const spare: ArrayBuffer[] = [];
/** As many as are encoded at the same time. */
const MAX_SPARE = 4;
const STEP = 2 ** 20;

/** Returns memory of a size, filled with what was there before. */
export const takeMemory = (bytes: number): Uint8Array<ArrayBuffer> => {
  const found = spare.findIndex(({ byteLength }) => byteLength >= bytes);
  const [memory = new ArrayBuffer(Math.ceil(bytes / STEP) * STEP)] = found === -1 ? [] : spare.splice(found, 1);
  return new Uint8Array(memory, 0, bytes);
};

/** Returns memory to the pool once nothing uses it any more, in place of the oldest there. */
export const giveBackMemory = ({ buffer }: Uint8Array<ArrayBuffer>): void => {
  spare.push(buffer);
  if (spare.length > MAX_SPARE) spare.shift();
};
