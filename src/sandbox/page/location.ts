/** The channel and the person of this window, kept in the address (`#channel=…&as=…`) so that two windows can be two people. */
export interface PageLocation {
  readonly channel: string | undefined;
  readonly as: string | undefined;
}

export function readLocation(hash: string): PageLocation {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return { channel: fields.get('channel') ?? undefined, as: fields.get('as') ?? undefined };
}

export function writeLocation(location: PageLocation): string {
  const fields = Object.entries(location).filter(([, value]) => value !== undefined);
  return `#${new URLSearchParams(fields)}`;
}
