/** The embedded PostgreSQL cannot be run; the message says why and what would help, for whoever starts the house. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}
