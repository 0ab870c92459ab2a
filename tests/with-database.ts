import { type FreshDatabase, freshDatabase } from './postgres.ts';
import { sharedByFile } from './shared-by-file.ts';

/** A database for the tests of a file: ours and empty, or what `make` makes, such as `startedDatabase`. */
export const withDatabase = (make: () => Promise<FreshDatabase> = freshDatabase): FreshDatabase => sharedByFile(make);
