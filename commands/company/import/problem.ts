/** Why a row is refused: the column that caused it, if any, and a code whose message takes `values`. */
export type Problem = {
  readonly column: string | null;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A file that no row can be read from. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
