const HUES = 6;

/** A colour of its own for each id, by its digits. */
const hueOf = (id: string): number => [...id].reduce((sum, digit) => (sum * 7 + digit.charCodeAt(0)) % 997, 3) % HUES;

/** A round picture of somebody: the bot's ship, or a person's first letter. Says nothing to a screen reader; the name stands beside it. */
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
