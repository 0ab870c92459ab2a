import { type Forgotten, forgottenIn } from '#commands/privacy/forgotten-list.ts';
import { BackupProblem } from './problem.ts';

const nobody: Forgotten = new Map();

const listAt = async (path: string): Promise<Forgotten | undefined> =>
  forgottenIn(path).catch((error: unknown) => {
    if (error instanceof RangeError) throw new BackupProblem('list-unread', { path, line: error.message });
    throw new BackupProblem('unreadable', { path, reason: (error as NodeJS.ErrnoException).code ?? '' });
  });

/**
 * Who was forgotten after a backup was made, as far as it is known: the list that is given, and the one beside the data.
 * Throws `BackupProblem` when nobody can tell: whoever was erased since would be back.
 */
export const forgottenSince = async (given: string | undefined, beside: string, at: string): Promise<Forgotten> => {
  const own = await listAt(beside);
  if (given === undefined && !own?.size) throw new BackupProblem('forgotten-unknown', { at });
  const list = given === undefined || given === 'none' ? nobody : await listAt(given);
  if (!list) throw new BackupProblem('unreadable', { path: given ?? '', reason: 'ENOENT' });
  return new Map([...(own ?? nobody), ...list]);
};
