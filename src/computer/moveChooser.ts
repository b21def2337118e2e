import type { AnyAdvice } from '#engine/advice.ts';
import type { Level } from '#engine/computer.ts';
import type { BaseCommand } from '#engine/game.ts';
import { createQueue, shareRunning } from '#workers/taskQueue.ts';
import { openWorker, WorkerFailure } from '#workers/workerClient.ts';

/** Asks for the move of the seat whose view and legal moves these are. */
export interface MoveRequest {
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
  /** Seeds the AI player's own random choices. */
  readonly seed: string;
}

/** A move, and the version of the AI player that chose it. */
export interface ChosenMove {
  readonly command: BaseCommand;
  readonly ai: string;
}

/** Asks what the legal moves of a seat are worth, by the strong AI player. */
export interface AdviceRequest extends Omit<MoveRequest, 'level'> {
  readonly advice: true;
}

export type MoveChooser = ReturnType<typeof openMoveChooser>;

const ENTRY = new URL(import.meta.resolve('#built/computer.js'));

/** The search is limited by counts, which take far less than two seconds. */
const OPTIONS = { failure: 'it threw', startMs: 30_000, replyMs: 2_000 };
/** The time for a level that isn't the usual one. After it, the usual one chooses. */
const LEVEL_MS = 10_000;

/**
 * Returns a chooser of AI players' moves, which works on a worker thread, one decision at a time. The thread starts on first use
 * and again after a failure; `script` is what it runs. The log gets nothing of a view.
 */
export const openMoveChooser = (log: { warn(fields: object, message: string): void }, script: URL = ENTRY) => {
  const worker = openWorker<MoveRequest | AdviceRequest, unknown>(script, OPTIONS);
  const inTurn = createQueue();
  let isClosed = false;

  const answered = async <Answer>(
    request: MoveRequest | AdviceRequest,
    isAnswer: (value: unknown) => value is Answer,
    replyMs?: number,
  ): Promise<Answer | undefined> => {
    if (isClosed) throw closed();
    try {
      const answer = await worker.ask(request, replyMs);
      if (isAnswer(answer)) return answer;
      throw new WorkerFailure('it returned no move');
    } catch (error) {
      if (isClosed) throw closed();
      if (!(error instanceof WorkerFailure)) throw error;
      const { message, at, cause } = error;
      log.warn({ game: request.game, reason: message, at, err: cause }, 'AI player found no move');
      await worker.end('it failed');
      return undefined;
    }
  };

  const chosen = async (request: MoveRequest): Promise<ChosenMove | undefined> => {
    if (request.level === 'usual') return answered(request, isChosen);
    return (await answered(request, isChosen, LEVEL_MS)) ?? answered({ ...request, level: 'usual' }, isChosen);
  };

  return {
    /**
     * Returns the chosen move; if there is none within ten seconds, the one of the usual level; `undefined` if it has none within two
     * seconds. The wait for earlier requests doesn't count. Throws once it is closed, so that nothing else is played instead.
     */
    chooseMove: (request: MoveRequest): Promise<ChosenMove | undefined> => inTurn(() => chosen(request)),
    /**
     * Returns what the legal moves are worth, the best first; `undefined` if there is no answer within two seconds. The same question
     * asked again meanwhile costs nothing, because moves of all matches wait behind it.
     */
    advise: shareRunning(
      (request: Omit<AdviceRequest, 'advice'>) => JSON.stringify(request),
      (request): Promise<readonly AnyAdvice[] | undefined> => inTurn(() => answered({ ...request, advice: true }, isAdvice)),
    ),
    /** Ends the thread. Waiting requests throw. */
    close: async (): Promise<void> => {
      isClosed = true;
      await worker.end('it was closed');
      await inTurn(async () => undefined);
    },
  };
};

const closed = (): Error => new Error('The move chooser is closed: the app is shutting down.');

const isAdvice = (value: unknown): value is readonly AnyAdvice[] => Array.isArray(value) && value.length > 0;

const isChosen = (value: unknown): value is ChosenMove =>
  typeof value === 'object' &&
  value !== null &&
  'command' in value &&
  isMove(value.command) &&
  'ai' in value &&
  typeof value.ai === 'string';

const isMove = (value: unknown): value is BaseCommand =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
