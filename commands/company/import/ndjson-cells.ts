import type { Problem } from './problem.ts';
import type { RawRecord } from './records.ts';

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The fields of a line's JSON object as text; lists are joined by semicolons. */
export const parseObject = ({ bytes }: RawRecord): Map<string, string> | Problem => {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return new Map(Object.entries(value).map(([name, field]) => [name, textOf(field)]));
  } catch {}
  return { column: null, code: 'import.not-json' };
};
