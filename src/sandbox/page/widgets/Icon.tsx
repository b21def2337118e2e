const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-6 16-3-6-7-2z',
  thread: 'M5 5h14v10h-8l-4 4v-4H5z',
  lock: 'M7 11h10v8H7zM9 11V8a3 3 0 0 1 6 0v3',
  archive: 'M4 6h16v4H4zM6 10v9h12v-9M10 13h4',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  down: 'M6 9l6 6 6-6',
  link: 'M9 7H6v11h11v-3M12 12l7-7M14 5h5v5',
  settings: 'M4 8h10M18 8h2M16 6v4M4 16h2M10 16h10M8 14v4',
  reply: 'M5 18v-5a3 3 0 0 1 3-3h10M14 6l4 4-4 4',
  check: 'M5 12l5 5 9-10',
  slash: 'M15 5L9 19',
  file: 'M7 4h7l4 4v12H7zM14 4v4h4',
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing next to a text; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
