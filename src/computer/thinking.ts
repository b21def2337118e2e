import type { BaseCommand } from '#engine/game.ts';
import { type MoveRequest, type Reply, startWorker, type WorkerFailure, type WorkerHandle } from './thread.ts';

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

/** Opens a move chooser. It starts its worker thread on first use and again after a failure; `script` is what the thread runs. */
export const openMoveChooser = (log: ThinkingLog, script: URL = ENTRY): MoveChooser => {
  let thread: WorkerHandle | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const answer = async (question: MoveRequest): Promise<BaseCommand | undefined> => {
    if (isClosed) throw closed();
    if (thread === undefined || thread.isOver()) thread = startWorker(script);
    const reply = await thread.ask(question);
    if (isMove(reply)) return reply.said;
    if (isClosed) throw closed();
    log.warn({ game: question.game, ...faultOf(reply) }, 'a computer seat found no move');
    await thread.end();
    return undefined;
  };

  return {
    chooseMove: (question) => {
      const answered = line.then(() => answer(question));
      line = answered.catch(() => undefined);
      return answered;
    },
    close: async () => {
      isClosed = true;
      await thread?.end();
      await line;
    },
  };
};

const closed = (): Error => new Error('The move chooser is closed: the app is shutting down.');

const isMove = (reply: Reply): reply is { readonly said: BaseCommand } =>
  'said' in reply &&
  typeof reply.said === 'object' &&
  reply.said !== null &&
  'type' in reply.said &&
  typeof reply.said.type === 'string';

const faultOf = (reply: Reply): WorkerFailure | { readonly silent: 'said no move' } =>
  'silent' in reply ? reply : { silent: 'said no move' };
