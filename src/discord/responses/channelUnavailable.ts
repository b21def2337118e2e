/** Thrown when nothing can be posted for a match: its channel is gone, or the bot may not write or open threads there. */
export class ChannelUnavailable extends Error {
  override readonly name = 'ChannelUnavailable';
  readonly reason: 'gone' | 'forbidden';
  readonly channel: string;

  constructor(reason: 'gone' | 'forbidden', channel: string, cause: unknown) {
    super(`Nothing can be posted in channel ${channel} (${reason})`, { cause });
    this.reason = reason;
    this.channel = channel;
  }
}
