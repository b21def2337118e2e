import type { BaseCommand } from '#engine/game.ts';
import { openWorker, WorkerFailure } from '#workers/workerClient.ts';

/** What a computer seat is asked: to choose for the seat whose view and legal moves these are. */
export interface MoveRequest {
  readonly game: string;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
  /** What its luck is made from. */
  readonly seed: string;
}

/** Chooses the moves of computer seats on a worker thread, one decision at a time. */
export interface MoveChooser {
  /**
   * The move a computer seat chooses, to be played as any other. `undefined` when it found none in two seconds of thinking, for
   * which waiting in line does not count. Throws once closed, for then nothing is to be played in its place.
   */
  chooseMove(question: MoveRequest): Promise<BaseCommand | undefined>;
  /** Ends the thread. Who still waits is thrown. */
  close(): Promise<void>;
}

/** What is written to when no move was found; never anything of a view. */
export interface ThinkingLog {
  warn(fields: object, message: string): void;
}

const ENTRY = new URL(import.meta.resolve('#built/computer.js'));

/** How much a seat looks at is bounded by counts, which take far less than two seconds. */
const OPTIONS = { failure: 'it threw', startMs: 30_000, replyMs: 2_000 };

/** Opens a move chooser. It starts its worker thread on first use and again after a failure; `script` is what the thread runs. */
export const openMoveChooser = (log: ThinkingLog, script: URL = ENTRY): MoveChooser => {
  const worker = openWorker<MoveRequest, unknown>(script, OPTIONS);
  let line: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const answer = async (question: MoveRequest): Promise<BaseCommand | undefined> => {
    if (isClosed) throw closed();
    try {
      const move = await worker.ask(question);
      if (isMove(move)) return move;
      throw new WorkerFailure('it said no move');
    } catch (error) {
      if (isClosed) throw closed();
      if (!(error instanceof WorkerFailure)) throw error;
      const { message, at, cause } = error;
      log.warn({ game: question.game, silent: message, at, err: cause }, 'a computer seat found no move');
      await worker.end('it failed');
      return undefined;
    }
  };

  return {
    chooseMove: (question) => {
      const answered = line.then(() => answer(question));
      line = answered.catch(() => undefined);
      return answered;
    },
    close: async () => {
      isClosed = true;
      await worker.end('it was closed');
      await line;
    },
  };
};

const closed = (): Error => new Error('The move chooser is closed: the app is shutting down.');

const isMove = (said: unknown): said is BaseCommand =>
  typeof said === 'object' && said !== null && 'type' in said && typeof said.type === 'string';
