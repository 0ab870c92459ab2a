import { lostFileIn, signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { type FormField, typedIn, type Values } from './form-values.ts';
import type { Asked } from './section-page.ts';

/** A form that is back after a log-in: what was typed, over which version, and whether a file has to be chosen again. */
export type Resumed = { readonly values: Values; readonly edited: number | null; readonly lostFile: boolean };

const langOf = ({ request }: Asked) => languageOf(addressOf(request).pathname);

/** Whoever sends a form of the profile after the session ended logs in first, and is led back to that form at `to`. */
export const signInToSave = (
  args: Asked,
  fields: readonly FormField[],
  form: FormData,
  to = addressOf(args.request).pathname,
): Promise<Response> => {
  const typed = { ...typedIn(fields, form), edited: String(form.get('edited') ?? '') };
  return signInFirst({ ...args, lang: langOf(args) }, form, { typed, to });
};

/** The form as it was typed before the log-in that led here, once. */
export const resumed = async (args: Asked, fields: readonly FormField[]): Promise<Resumed | null> => {
  const typed = await typedBefore({ ...args, lang: langOf(args) });
  if (!typed) return null;
  const values = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? '']));
  return { values, edited: typed.edited ? Number(typed.edited) : null, lostFile: lostFileIn(typed) };
};
