/** An entry of a menu. */
export interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
}
