import type { Values } from './form-values.ts';

/** Who saved a form meanwhile, and when; `name` is null for the team of Sokoni. */
export type SavedBy = { readonly at: string; readonly name: string | null };

export type Conflict = {
  /** What was typed here, and what was saved elsewhere meanwhile. */
  readonly mine: Values;
  readonly theirs: Values;
  /** What the form came with, where that is known. */
  readonly base?: Values | null;
  readonly by?: SavedBy | null;
  readonly version: number;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** What a form came with, as its hidden field `base` tells it. */
export const baseIn = (form: FormData): Values | null => {
  try {
    const base: unknown = JSON.parse(String(form.get('base') ?? 'null'));
    return isValues(base) ? base : null;
  } catch {
    return null;
  }
};

/** Which of both stays unless the person chooses otherwise: their own, unless they left the field as it was. */
export const suggested = ({ mine, theirs, base }: Conflict, name: string): string =>
  (base && base[name] === mine[name] ? theirs[name] : mine[name]) ?? '';
