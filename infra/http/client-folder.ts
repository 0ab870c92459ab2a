import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The browser's files. The build may put this module beside the program or among its chunks, one folder deeper. */
export const clientFolder = ['../client', '../../client']
  .map((path) => join(import.meta.dirname, path))
  .find((folder) => existsSync(folder));
