import { data, redirect } from 'react-router';
import type { ListCommands } from '#commands/profile/profile-items.ts';
import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { type FormField, nestedOf, typedIn, valuesOf } from '../edit/form-values.ts';
import { resumed, signInToSave } from '../edit/resumed.ts';
import { type Asked, type FormRefusal, isConflict } from '../edit/section-page.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { asked, requestedProfile } from './section-page.tsx';

export type ListName = 'experiences' | 'formations' | 'languages' | 'resumes' | 'pieces';

/** A part of the profile that is a list: each of it is added, changed and removed by itself. */
export type ListPage<L extends ListName> = {
  readonly list: L;
  readonly commands: ListCommands;
  readonly fields: readonly FormField[];
  readonly known?: (item: OwnProfile[L][number]) => object;
  readonly shape?: (told: Record<string, unknown>) => object;
  /** What comes with the form and is not text: the id of a file that was taken. */
  readonly take?: (args: Asked, form: FormData, accountId: string) => Promise<Readonly<Record<string, string>>>;
};

/** The list, and the one of it that is being edited: `?item=<id>`, or `?item=new`. */
export const loadList = async <L extends ListName>(args: Asked, { list, fields, known }: ListPage<L>) => {
  const { url, profile } = await requestedProfile(args);
  const items = profile[list] as readonly OwnProfile[L][number][];
  const wanted = url.searchParams.get('item');
  const edited = items.find(({ id }) => id === wanted);
  const back = await resumed(args, fields);
  const form = {
    item: edited?.id ?? null,
    version: back?.edited ?? edited?.version ?? 0,
    values: back?.values ?? valuesOf(fields, edited ? (known?.(edited) ?? edited) : {}),
    resumed: back && { lostFile: back.lostFile },
  };
  return {
    owner: profile.id,
    items: items as OwnProfile[L],
    form: edited || back || wanted === 'new' || items.length === 0 ? form : null,
    /** Which of them was saved just now, or removed. */
    saved: url.searchParams.get('saved'),
    once: crypto.randomUUID(),
  };
};

export const saveList = async <L extends ListName>(args: Asked, page: ListPage<L>) => {
  const { list, commands, fields, known, shape, take } = page;
  const form = await args.request.formData();
  const item = String(form.get('item') ?? '');
  const named = encodeURIComponent(item || 'new');
  if (!args.context.get(viewerContext) && !form.has('remove'))
    return signInToSave(args, fields, form, `${addressOf(args.request).pathname}?item=${named}`);
  const { url, lang, viewer } = asked(args);
  const send = args.context.get(sendContext);
  if (form.has('remove')) {
    await send(commands.remove, { itemId: item });
    return redirect(`${url.pathname}?saved=${named}`, 303);
  }
  const typed = typedIn(fields, form);
  const told = nestedOf(fields, typed);
  const edited = Number(form.get('edited'));
  let kept: string | undefined;
  let saved: string;
  try {
    const taken = await take?.(args, form, viewer.id);
    [kept] = Object.values(taken ?? {});
    const said = { ...(shape?.(told) ?? told), ...taken };
    const { id } = item
      ? await send(commands.change, { ...said, itemId: item, edited })
      : await send(commands.add, said, { key: String(form.get('once') ?? '') });
    saved = item || String(id);
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    const { errors } = answer.data;
    const refusal = { errors, values: typed, edited, conflict: null } satisfies FormRefusal;
    if (!isConflict(error)) return data({ ...refusal, item }, answer.init ?? {});
    const profile = await args.context.get(readApiContext).ownProfile(viewer.id);
    const now = (profile?.[list] as readonly OwnProfile[L][number][] | undefined)?.find(({ id }) => id === item);
    const theirs = now ? valuesOf(fields, known?.(now) ?? now) : typed;
    const conflict = { mine: typed, theirs, version: now?.version ?? 0 };
    return data({ ...refusal, item, conflict, ...(kept && { kept }) }, { status: 409 });
  }
  return redirect(`${url.pathname}?saved=${saved}`, 303);
};
