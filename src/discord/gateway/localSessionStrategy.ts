import { type SessionInfo, WorkerContextFetchingStrategy } from '@discordjs/ws';

/**
 * Keeps what tells a connection to Discord's gateway how to go on after a break. Each packet and heartbeat asks for it: were it kept
 * by the thread that answers, all would wait for that one. There it is told by which session it is connected, no more.
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
