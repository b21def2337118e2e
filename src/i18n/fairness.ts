/** What makes the luck and the log of a match checkable. Hashes, secrets and heads come in hexadecimal digits. */
export interface FairnessSentences {
  /** Before anything is drawn: the SHA-256 of the secret. */
  committed(hash: string): string;
  /** In each post of a table: the head of the chain over the log, with the number of the post, as the checker takes it. */
  mark(mark: string): string;
  /** While a draw waits for a round of the public beacon. `when`: a Discord time. */
  awaited(round: number, when: string): string;
  /** No relay has given the round, though it is published. `hours`: after that an organiser may go on without it. */
  silent(hours: number): string;
  /** Once a match is over. */
  secretTold(secret: string): string;
  /** To whoever has given words of their own: the SHA-256 that is kept of them. */
  wordsGiven(hash: string): string;
}
