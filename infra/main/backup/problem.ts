/** Why a backup cannot be made, used or restored: a code whose message takes `values`. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = `backup.${code}`;
    this.values = values;
  }
}
