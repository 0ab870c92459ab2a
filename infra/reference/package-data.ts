import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The text of a file beside a package's entry point: read when asked for, never bundled. */
export const textBeside = (entry: string, file: string): string =>
  readFileSync(join(dirname(resolve(entry)), file), 'utf8');

/** A JSON file that an npm package ships. Its form is the package's promise: exact versions are installed. */
export const packageJson = <T>(path: string): T => JSON.parse(readFileSync(resolve(path), 'utf8')) as T;
