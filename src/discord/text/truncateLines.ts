/**
 * Returns lines as one text of at most `limit` characters and `most` lines: the newest that fit, below a line for the omitted
 * older ones (`more`, called with their number). If even the newest line does not fit, it is omitted too.
 */
export const truncateLines = (
  lines: readonly string[],
  limit: number,
  more: (lines: number) => string,
  most = Number.POSITIVE_INFINITY,
): string => {
  const whole = lines.join('\n');
  if (whole.length <= limit && lines.length <= most) return whole;
  let room = limit - more(lines.length).length;
  let kept = 0;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0 || kept === most) break;
    kept += 1;
  }
  return [more(lines.length - kept), ...lines.slice(lines.length - kept)].join('\n');
};
