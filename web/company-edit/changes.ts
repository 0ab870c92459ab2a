import { openFrom } from '#domain/company/job-offers.ts';
import type { CompanyChange, PageFacts } from '#read-api/company/company-history.ts';
import type { Values } from '../edit/form-values.ts';
import { gonePicture, kindOf, pictureLabels } from './changed-things.ts';
import type { CompanyPart } from './company-frame.tsx';

/** One field, as it stood before and after a change; null where the page did not have the thing. */
export type FieldChange = { readonly name: string; readonly before: string | null; readonly after: string | null };

/** One change of one thing, field by field. */
export type ShownChange = Pick<CompanyChange, 'at' | 'name' | 'thing'> & {
  readonly part: CompanyPart;
  /** What the thing is called, where there are several. */
  readonly about: string | null;
  /** The photo that it is about, as fields tell pictures. */
  readonly photo: string | null;
  /** It came to the page, or left it. */
  readonly came: 'added' | 'removed' | null;
  readonly fields: readonly FieldChange[];
  /** Whether something of it can still be taken back. */
  readonly canUndo: boolean;
};

/** What decides what can be taken back. */
type Today = {
  readonly now: Date;
  /** The pictures whose files are there. */
  readonly pictures: ReadonlySet<string>;
};

/** The field that tells whether the page has the thing: `on` or nothing. */
const presence = 'there';

const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean);

/** Those of one order that are in another one too. */
const common = (one: string, other: string): string => {
  const others = new Set(linesOf(other));
  return linesOf(one)
    .filter((id) => others.has(id))
    .join('\n');
};

/** What comes or goes does not change the order of the others. */
const isSame = (name: string, was: string, is: string): boolean =>
  name === 'order' ? common(was, is) === common(is, was) : was === is;

const saidAround = ({ thing, before, after }: CompanyChange) => {
  const kind = kindOf(thing);
  return { was: kind?.said(before, kind.id) ?? null, is: kind?.said(after, kind.id) ?? null };
};

type Touched = { readonly name: string; readonly before: string; readonly after: string };

/** The fields that a change touched, hidden ones included; of a thing that came or left, that it is there. */
const touched = (change: CompanyChange): readonly Touched[] => {
  const { was, is } = saidAround(change);
  if (!was || !is) return was === is ? [] : [{ name: presence, before: was ? 'on' : '', after: is ? 'on' : '' }];
  return Object.keys({ ...was, ...is }).flatMap((name) => {
    const [before, after] = [was[name] ?? '', is[name] ?? ''];
    return isSame(name, before, after) ? [] : [{ name, before, after }];
  });
};

/** Each change with those of its fields that no later change touched. */
const untouchedSince = (history: readonly CompanyChange[]) => {
  const later = new Map<string, Set<string>>();
  return history.map((change) => {
    const names = later.get(change.thing) ?? new Set();
    later.set(change.thing, names);
    const fields = touched(change);
    const left = fields.filter(({ name }) => !names.has(name));
    for (const { name } of fields) names.add(name);
    return { change, left };
  });
};

/** Whether a thing of the page can say again what a field of it said. */
const canSayAgain = (
  { thing, before }: CompanyChange,
  { name, before: value }: Touched,
  page: PageFacts,
  { now, pictures }: Today,
): boolean => {
  const kind = kindOf(thing);
  if (!kind) return false;
  const lastDay = name === 'validThrough' ? value : (kind.said(before, kind.id)?.validThrough ?? '');
  const isOver = kind.name === 'job' && lastDay < openFrom(now);
  if (name === presence) return value === '' || (kind.name !== 'photo' && !isOver);
  if (kind.said(page, kind.id) === null || (name === 'validThrough' && isOver)) return false;
  if (name === 'homepage') return value === '' || page.media.photos.some(({ image }) => image.id === value);
  return !(name in pictureLabels) || value === '' || pictures.has(value);
};

type Left = ReturnType<typeof untouchedSince>[number];

const undone = ({ change, left }: Left, page: PageFacts, today: Today): Values | null => {
  const fields = left.filter((field) => canSayAgain(change, field, page, today));
  return fields.length > 0 ? Object.fromEntries(fields.map(({ name, before }) => [name, before])) : null;
};

type Named = { readonly thing: string; readonly at: string };

/** A change by what it is about, and when it was made. */
export const changeNamed = (history: readonly CompanyChange[], { thing, at }: Named) =>
  history.find((one) => one.thing === thing && one.at === at);

/**
 * What the fields of a change said before it, but for those that were changed again since and those that cannot be said
 * again: these stay as they are. Null where there is no such change, or nothing left of it.
 */
export const undoneBy = (history: readonly CompanyChange[], named: Named, today: Today): Values | null => {
  const change = changeNamed(history, named);
  if (!change || !history[0]) return null;
  const left = untouchedSince(history.slice(0, history.indexOf(change) + 1)).at(-1);
  return left ? undone(left, history[0].after, today) : null;
};

/** The pictures that a change tells of. */
export const picturesOf = (change: CompanyChange): readonly string[] => {
  const kind = kindOf(change.thing);
  const { was, is } = saidAround(change);
  return [
    ...(kind?.name === 'photo' ? [kind.id] : []),
    ...[was, is].flatMap((said) =>
      Object.entries(said ?? {}).flatMap(([name, value]) => {
        if (name === 'order' && kind?.name === 'photos') return linesOf(value);
        return name in pictureLabels && value !== '' ? [value] : [];
      }),
    ),
  ];
};

/** The part of two orders in which they differ, each line with its place: `3\tTyre`. */
const movedLines = (before: string, after: string, told: (id: string) => string) => {
  const [was, is] = [linesOf(common(before, after)), linesOf(common(after, before))];
  const from = was.findIndex((id, at) => id !== is[at]);
  const to = was.findLastIndex((id, at) => id !== is[at]);
  const text = (ids: readonly string[]) =>
    ids
      .slice(from, to + 1)
      .map((id, at) => `${from + at + 1}\t${told(id)}`)
      .join('\n');
  return { before: text(was), after: text(is) };
};

/** Changes as they are shown, newest first, of a history that begins with the newest; those in which no field differs are left out. */
export const changesShown = (history: readonly CompanyChange[], today: Today): readonly ShownChange[] => {
  const page = history[0]?.after;
  if (!page) return [];
  const picture = (id: string): string => (id === '' || today.pictures.has(id) ? id : gonePicture);
  const shown: ShownChange[] = [];
  for (const left of untouchedSince(history)) {
    const { change } = left;
    const { thing, at, name, before, after } = change;
    const kind = kindOf(thing);
    if (!kind) continue;
    const { id, part } = kind;
    const { was, is } = saidAround(change);
    const hidden = new Set(kind.fields.flatMap((one) => (one.kind === 'hidden' ? [one.name] : [])));
    const told = (field: string, value: string | undefined): string =>
      field in pictureLabels ? picture(value ?? '') : (value ?? '');
    const titleOf = (product: string): string => after.products.get(Number(product))?.ProductDescribed.name ?? '';
    const fields = Object.keys({ ...was, ...is }).flatMap((field): FieldChange[] => {
      if (hidden.has(field) || isSame(field, was?.[field] ?? '', is?.[field] ?? '')) return [];
      if (field === 'order')
        return [
          { name: field, ...movedLines(was?.order ?? '', is?.order ?? '', kind.name === 'photos' ? picture : titleOf) },
        ];
      return [{ name: field, before: was && told(field, was[field]), after: is && told(field, is[field]) }];
    });
    const came = was && is ? null : is ? 'added' : 'removed';
    if (came ? was === is : fields.length === 0) continue;
    shown.push({
      ...{ at, name, thing, part, fields, came },
      about: kind.title?.(after, id) ?? kind.title?.(before, id) ?? null,
      photo: kind.name === 'photo' ? picture(id) : null,
      canUndo: undone(left, page, today) !== null,
    });
  }
  return shown;
};
