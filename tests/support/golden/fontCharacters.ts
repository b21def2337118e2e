/** The code points for which a TrueType file has glyphs: formats 4 and 12 of its `cmap` table (OpenType 1.9, "cmap"). */
export const fontCharacters = (font: Buffer): ReadonlySet<number> => {
  const table = tableOf(font, 'cmap');
  const known = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const part = table + font.readUInt32BE(table + 8 + index * 8);
    const format = font.readUInt16BE(part);
    const found = format === 4 ? segments(font, part) : format === 12 ? groups(font, part) : [];
    for (const character of found) known.add(character);
  }
  return known;
};

const tableOf = (font: Buffer, name: string): number => {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no table ${name}`);
};

function* segments(font: Buffer, part: number): Generator<number> {
  const doubled = font.readUInt16BE(part + 6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = font.readUInt16BE(part + 14 + segment);
    const first = font.readUInt16BE(part + 16 + doubled + segment);
    const delta = font.readUInt16BE(part + 16 + 2 * doubled + segment);
    const rangeAt = part + 16 + 3 * doubled + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character < 0xffff; character += 1) {
      const glyph = range === 0 ? (character + delta) & 0xffff : font.readUInt16BE(rangeAt + range + 2 * (character - first));
      if (glyph !== 0) yield character;
    }
  }
}

function* groups(font: Buffer, part: number): Generator<number> {
  for (let group = 0; group < font.readUInt32BE(part + 12); group += 1) {
    const at = part + 16 + group * 12;
    for (let character = font.readUInt32BE(at); character <= font.readUInt32BE(at + 4); character += 1) yield character;
  }
}
