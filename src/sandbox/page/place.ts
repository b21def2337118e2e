/** Where this window is and whom it acts for, as kept in the address (`#channel=…&as=…`), so that two windows can be two people. */
export interface Place {
  readonly channel: string | undefined;
  readonly as: string | undefined;
}

export function readPlace(hash: string): Place {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  return { channel: fields.get('channel') ?? undefined, as: fields.get('as') ?? undefined };
}

export function writePlace(place: Place): string {
  const fields = new URLSearchParams();
  if (place.channel !== undefined) fields.set('channel', place.channel);
  if (place.as !== undefined) fields.set('as', place.as);
  return `#${fields}`;
}
