import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Language } from '#domain/language.ts';
import { type Problem, UnusableFile } from './problem.ts';

/** The message of a code in one language, filled with its values. */
export type Translate = (lang: Language, id: string, values?: Readonly<Record<string, string | number>>) => string;

const maxCellLength = 200;
const short = (text: string) => (text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text);

const messageOf = (translate: Translate, { column, code, values }: Problem) => {
  const id = code.startsWith('import.') ? code : `rejection.${code}`;
  return {
    column,
    reason: code,
    ...(values && { values }),
    message: { fr: translate('fr', id, values), en: translate('en', id, values) },
  };
};

/** The file of refused rows: one JSON object each, with the line, the column, the reason, and the row as it was. */
export type Rejects = {
  write(line: number, problems: readonly Problem[], row: ReadonlyMap<string, string> | string): void;
  /** Waits until everything written so far has left the memory. */
  flushed(): Promise<void>;
  /** Closes the file, and deletes it when nothing was refused. */
  close(): Promise<void>;
};

export const rejectsFile = async (path: string, translate: Translate): Promise<Rejects> => {
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
  } catch (error) {
    throw new UnusableFile('import.rejects-unwritable', {
      file: path,
      reason: String((error as { code?: string }).code),
    });
  }
  let lines = 0;
  let full = false;
  return {
    write(line, [first, ...others], row) {
      if (!first) return;
      const shortRow =
        typeof row === 'string' ? short(row) : Object.fromEntries([...row].map(([name, cell]) => [name, short(cell)]));
      const also = others.length > 0 && { also: others.map((problem) => messageOf(translate, problem)) };
      full = !file.write(`${JSON.stringify({ line, ...messageOf(translate, first), ...also, row: shortRow })}\n`);
      lines++;
    },
    async flushed() {
      if (full && file.writableNeedDrain) await once(file, 'drain');
    },
    async close() {
      file.end();
      await finished(file);
      if (lines === 0) await rm(path, { force: true });
    },
  };
};
