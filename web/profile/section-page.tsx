import type { RouterContextProvider } from 'react-router';
import { data, redirect } from 'react-router';
import type { Command } from '#commands/command.ts';
import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import type { FormField, Values } from './form-values.ts';
import { nestedOf, typedIn, valuesOf } from './form-values.ts';
import type { Conflict } from './merge.tsx';
import { resumed, signInToSave } from './resumed.ts';

export type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** A part of the profile that is one form. */
export type Section = {
  readonly section: keyof OwnProfile['versions'];
  readonly command: Command;
  readonly fields: readonly FormField[];
  /** What is known, in the form in which it is sent. */
  readonly known: (profile: OwnProfile) => object;
  /** What the fields alone cannot say. */
  readonly shape?: (data: Record<string, unknown>) => object;
};

export type FormRefusal = {
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly values: Values;
  /** The version that was edited. */
  readonly edited: number;
  readonly conflict: Conflict | null;
};

export const isConflict = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'profile.edited-meanwhile';

export const asked = ({ request, context }: Asked) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  return { url, lang, viewer: viewerOrSignIn({ request, context, lang }) };
};

/** The profile of whoever asks; a page about it cannot be shown before it is there. */
export const requestedProfile = async (args: Asked) => {
  const here = asked(args);
  const profile = await args.context.get(readApiContext).ownProfile(here.viewer.id);
  if (!profile) throw data(null, { status: 503, headers: { 'Retry-After': '2' } });
  return { ...here, profile };
};

export const loadSection = async (args: Asked, { section, fields, known }: Section) => {
  const { url, profile } = await requestedProfile(args);
  const back = await resumed(args, fields);
  return {
    values: back?.values ?? valuesOf(fields, known(profile)),
    owner: profile.id,
    edited: back?.edited ?? profile.versions[section],
    resumed: back !== null,
    saved: url.searchParams.has('saved'),
    profile,
  };
};

export const saveSection = async (args: Asked, { section, command, fields, known, shape }: Section) => {
  const form = await args.request.formData();
  const typed = typedIn(fields, form);
  if (!args.context.get(viewerContext)) return signInToSave(args, fields, form);
  const { url, lang, viewer } = asked(args);
  const told = nestedOf(fields, typed);
  const edited = Number(form.get('edited'));
  try {
    await args.context.get(sendContext)(command, { ...(shape?.(told) ?? told), edited });
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    const { errors } = answer.data;
    if (!isConflict(error))
      return data({ errors, values: typed, edited, conflict: null } satisfies FormRefusal, answer.init ?? {});
    const profile = await args.context.get(readApiContext).ownProfile(viewer.id);
    const theirs = profile ? valuesOf(fields, known(profile)) : typed;
    const conflict = { mine: typed, theirs, version: profile?.versions[section] ?? 0 };
    return data({ errors, values: typed, edited, conflict } satisfies FormRefusal, { status: 409 });
  }
  return redirect(`${url.pathname}?saved`, 303);
};
