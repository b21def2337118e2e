/** The rows of the Markdown table whose first column is headed `head`, as trimmed cells. Empty if there is none. */
export const tableWithHead = (markdown: string, head: string): readonly (readonly string[])[] => {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${head} |`));
  if (start < 0) return [];
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? rows.length : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
