const HUES = 6;

/** Returns a hue for an id, derived from its digits. */
const hueOf = (id: string): number => [...id].reduce((sum, digit) => (sum * 7 + digit.charCodeAt(0)) % 997, 3) % HUES;

/** The avatar of the bot (its ship) or a person (their first letter). Hidden from screen readers: the name is next to it. */
export function Avatar({
  id,
  name,
  bot = false,
  size = 'medium',
}: {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
  readonly size?: 'small' | 'medium';
}) {
  if (bot) {
    return <img className={`avatar avatar-${size}`} src="/favicon.svg" alt="" />;
  }
  return (
    <span className={`avatar avatar-${size} avatar-hue-${hueOf(id)}`} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
