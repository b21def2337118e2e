/** Thrown when the first connection to Discord's gateway fails, or Discord closes it for good. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  /** Why Discord closed it (`GatewayCloseCodes`); absent where it was never opened. */
  readonly closeCode: number | undefined;

  constructor(why: number | Error) {
    super(typeof why === 'number' ? `Discord closed the connection with code ${why}` : why.message);
    if (typeof why === 'number') this.closeCode = why;
    else Object.assign(this, 'code' in why && { code: why.code });
  }
}
