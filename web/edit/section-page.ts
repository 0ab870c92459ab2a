import type { RouterContextProvider } from 'react-router';
import { data, redirect } from 'react-router';
import type { Command } from '#commands/command.ts';
import type { Language } from '#domain/language.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { sendContext, viewerContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { baseIn, type Conflict, type SavedBy } from './conflict.ts';
import { faultOf } from './field-faults.ts';
import type { FormField, Values } from './form-values.ts';
import { nestedOf, typedIn, valuesOf } from './form-values.ts';
import { resumed, signInToSave } from './resumed.ts';

export type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** A part of a profile or of a company's page that is one form. */
export type Section<Of> = {
  readonly command: Command;
  readonly fields: readonly FormField[];
  /** What is known, in the form in which it is sent. */
  readonly known: (of: Of) => object;
  readonly version: (of: Of) => number;
  /** Who saved that version, where others can. */
  readonly savedBy?: (of: Of) => SavedBy | null;
  /** What is sent, where the fields alone cannot say it. */
  readonly shape?: (told: Record<string, unknown>, of: Of) => object | Promise<object>;
};

export type FormRefusal = {
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly values: Values;
  /** The version that was edited. */
  readonly edited: number;
  readonly conflict: Conflict | null;
};

/** Whether a command was refused since somebody else has saved the same form meanwhile. */
export const isConflict = (error: unknown): boolean =>
  /\.edited-meanwhile$/.test(String((error as { code?: unknown }).code));

/** The form of a section, filled with what is known, or with what was typed before the log-in that led here. */
export const loadedSection = async <Of>(args: Asked, { fields, known, version }: Section<Of>, of: Of) => {
  const back = await resumed(args, fields);
  return {
    values: back?.values ?? valuesOf(fields, known(of)),
    edited: back?.edited ?? version(of),
    resumed: back !== null,
    saved: addressOf(args.request).searchParams.has('saved'),
  };
};

/** Times that are none cannot be sent: what is wrong with them is told by the rule of the form. */
const unreadableHours = (fields: readonly FormField[], typed: Values, lang: Language): FormRefusal['errors'] =>
  fields.flatMap((field) => {
    const fault = field.kind === 'hours' ? faultOf(field, typed, new Date()) : null;
    return fault ? [{ field: field.name, message: textOf(lang).t(fault) }] : [];
  });

/** Saves a form of what `read` returns; answers with what was refused, or with both versions where somebody else saved. */
export const savedSection = async <Of>(args: Asked, section: Section<Of>, read: () => Promise<Of>) => {
  const { command, fields, known, version, savedBy, shape } = section;
  const form = await args.request.formData();
  const typed = typedIn(fields, form);
  if (!args.context.get(viewerContext)) return signInToSave(args, fields, form);
  const { pathname } = addressOf(args.request);
  const lang = languageOf(pathname);
  const told = nestedOf(fields, typed);
  const edited = Number(form.get('edited'));
  const unreadable = unreadableHours(fields, typed, lang);
  if (unreadable.length > 0)
    return data({ errors: unreadable, values: typed, edited, conflict: null } satisfies FormRefusal, { status: 422 });
  try {
    const sent = shape ? await shape(told, await read()) : told;
    await args.context.get(sendContext)(command, { ...sent, edited });
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    const { errors } = answer.data;
    if (!isConflict(error))
      return data({ errors, values: typed, edited, conflict: null } satisfies FormRefusal, answer.init ?? {});
    const now = await read();
    const conflict = {
      mine: typed,
      theirs: valuesOf(fields, known(now)),
      base: baseIn(form),
      by: savedBy?.(now) ?? null,
      version: version(now),
    };
    return data({ errors, values: typed, edited, conflict } satisfies FormRefusal, { status: 409 });
  }
  return redirect(`${pathname}?saved`, 303);
};
