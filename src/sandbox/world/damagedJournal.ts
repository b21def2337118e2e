/** A journal that cannot be read; the message is for the person who started the sandbox. */
export class DamagedJournal extends Error {
  override readonly name = 'DamagedJournal';

  constructor(path: string, line: number, cause: unknown) {
    super(`Line ${line} of ${path} is damaged. Put back a copy of the file, or move it away to begin with an empty server.`, {
      cause,
    });
  }
}
