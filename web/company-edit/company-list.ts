import { data, redirect } from 'react-router';
import type { Command } from '#commands/command.ts';
import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { draftOfItem } from '../client/draft-store.ts';
import { type FormField, nestedOf, typedIn, type Values, valuesOf } from '../edit/form-values.ts';
import type { ListRefusal } from '../edit/list-form.tsx';
import { resumed, signInToSave } from '../edit/resumed.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, sendContext, viewerContext } from '../page/server-context.ts';
import type { CompanyPart } from './company-frame.tsx';
import { type Asked, companyAsked, draftOf, keptOf } from './company-section.ts';

type Item = { readonly id: number; readonly version: number };
type Told = Record<string, unknown>;

/** A part of a company's page that is a list: products, job offers. Each is added and changed by itself. */
export type CompanyList<I extends Item> = {
  readonly part: CompanyPart;
  readonly fields: readonly FormField[];
  readonly read: (args: Asked, company: CompanyToEdit) => Promise<readonly I[]>;
  /** What stands in the form of a new one. */
  readonly first: (args: Asked, company: CompanyToEdit) => Promise<object>;
  readonly known: (item: I) => object;
  readonly shape: (told: Told) => Told;
  readonly add: Command;
  readonly change: Command;
  /** The field of the commands that names one of them. */
  readonly named: 'productId' | 'jobId';
  /** What comes with the form and is not text: the id of a picture. */
  readonly take?: (args: Asked, form: FormData) => Promise<Told>;
  /** What the buttons of the list do, by their values. */
  readonly steps: Readonly<Record<string, (items: readonly I[], item: I) => readonly [Command, Told]>>;
};

/** The list, and the one of it that is being edited: `?item=<id>`, or `?item=new`. */
export const loadCompanyList = async <I extends Item>(args: Asked, list: CompanyList<I>) => {
  const { company, lang, viewer } = await companyAsked(args, list.part);
  const { searchParams } = addressOf(args.request);
  const items = await list.read(args, company);
  const wanted = searchParams.get('item');
  const edited = items.find(({ id }) => String(id) === wanted);
  const back = await resumed(args, list.fields);
  const known = edited ? list.known(edited) : await list.first(args, company);
  const form = {
    item: edited ? String(edited.id) : null,
    version: back?.edited ?? edited?.version ?? 0,
    values: back?.values ?? valuesOf(list.fields, known),
    resumed: back && { lostFile: back.lostFile },
  };
  const isOpen = edited || back || wanted === 'new' || items.length === 0;
  const { id, name, slug } = company;
  const draft = draftOf(id, list.part);
  return {
    company: { id, name, slug },
    lang,
    viewer,
    items,
    form: isOpen ? { ...form, kept: await keptOf(args, draftOfItem(draft, form.item)) } : null,
    draft,
    /** Which of them was saved just now. */
    saved: searchParams.get('saved'),
    once: crypto.randomUUID(),
  };
};

const differ = (one: Values, other: Values): boolean =>
  Object.keys(one).some((name) => (one[name] ?? '') !== (other[name] ?? ''));

export const saveCompanyList = async <I extends Item>(args: Asked, list: CompanyList<I>) => {
  const { part, fields, named } = list;
  const form = await args.request.formData();
  const item = String(form.get('item') ?? '');
  const step = form.get('do');
  const { pathname } = addressOf(args.request);
  const here = `${pathname}?item=${encodeURIComponent(item || 'new')}`;
  if (!args.context.get(viewerContext) && step === null) return signInToSave(args, fields, form, here);
  const { company, lang } = await companyAsked(args, part);
  const send = args.context.get(sendContext);
  const companyId = company.id;
  const items = await list.read(args, company);
  const now = items.find(({ id }) => String(id) === item);
  const typed = typedIn(fields, form);
  const edited = Number(form.get('edited'));
  let taken: Told = {};
  const refusal = (errors: ListRefusal['errors'], conflict: ListRefusal['conflict'] = null): ListRefusal => {
    const [kept] = Object.values(taken);
    return { errors, values: typed, edited, conflict, item, ...(typeof kept === 'string' && { kept }) };
  };
  const saved = (id: string | number) => redirect(`${editCompanyPath(lang, company, part)}?saved=${id}`, 303);
  if (step !== null && !Object.hasOwn(list.steps, String(step))) throw data(null, { status: 400 });
  try {
    if (step !== null) {
      const asked = now && list.steps[String(step)]?.(items, now);
      if (asked) await send(asked[0], { ...asked[1], companyId });
      return saved(item);
    }
    taken = (await list.take?.(args, form)) ?? {};
    if (now && now.version !== edited) {
      const theirs = valuesOf(fields, list.known(now));
      if (differ(typed, theirs)) {
        return data(refusal([], { mine: typed, theirs, version: now.version }), { status: 409 });
      }
    }
    const said = { ...list.shape(nestedOf(fields, typed)), ...taken, companyId };
    const { id } = item
      ? await send(list.change, { ...said, [named]: Number(item) })
      : await send(list.add, said, { key: String(form.get('once') ?? '') });
    await args.context.get(accountsContext).endFormDraft(draftOfItem(draftOf(companyId, part), item));
    return saved(item || String(id));
  } catch (error) {
    const answer = refused(args.context, error, lang, form);
    return data(refusal(answer.data.errors), answer.init ?? {});
  }
};
