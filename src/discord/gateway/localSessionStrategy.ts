import { type SessionInfo, WorkerContextFetchingStrategy } from '@discordjs/ws';

/**
 * Keeps the session that resumes a gateway connection in the worker thread. Each packet and heartbeat reads it, so keeping it
 * on the main thread would make all of them wait for that thread. The main thread receives it only when the session's id
 * changes.
 */
export class LocalSessionStrategy extends WorkerContextFetchingStrategy {
  readonly #sessions = new Map<number, SessionInfo>();

  override async retrieveSessionInfo(shardId: number): Promise<SessionInfo | null> {
    return this.#sessions.get(shardId) ?? null;
  }

  override updateSessionInfo(shardId: number, session: SessionInfo | null): void {
    const isSame = this.#sessions.get(shardId)?.sessionId === session?.sessionId;
    if (session === null) this.#sessions.delete(shardId);
    else this.#sessions.set(shardId, session);
    if (!isSame) super.updateSessionInfo(shardId, session);
  }
}
