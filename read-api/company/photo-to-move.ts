import { sql } from 'kysely';
import { companyStream } from '#domain/company/company.ts';
import { type CompanyMediaEvent, companyMediaEvents } from '#domain/company/company-media.events.ts';
import { senderIn } from '#domain/company/photo-sender.ts';
import type { Language } from '#domain/language.ts';
import type { Image } from '#domain/media/image.events.ts';
import { photoUndoS } from '#domain/photo-undo.ts';
import type { Database } from '#infra/database/database.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyName, companyNames } from './company-names.ts';

/** A photo of a page as staff move or delete it. */
export type PhotoToMove = {
  readonly company: CompanyName;
  readonly image: Image;
  readonly caption: string | null;
  /** Who sent it to the directory; `name` is null for people who are forgotten and for programs. */
  readonly sender: { readonly account: string; readonly name: string | null; readonly at: string };
  readonly state: /** On the page; `from` is the page that staff moved it from. */
    | { readonly is: 'here'; readonly validated: boolean; readonly from: CompanyName | null }
    | { readonly is: 'moved'; readonly to: CompanyName; readonly at: string }
    /** `until` is when its files are deleted: it can be put back before. */
    | { readonly is: 'deleted'; readonly until: string; readonly canReturn: boolean };
  /** The language of those who manage the page, the first admin's; null where nobody does. */
  readonly managersRead: Language | null;
};

type Known = {
  image: Image | null;
  caption: string | null;
  state:
    | { readonly is: 'here'; readonly validated: boolean; readonly from: number | null }
    | { readonly is: 'moved'; readonly to: number; readonly at: string }
    | { readonly is: 'deleted'; readonly at: string }
    | null;
};

type Happened = CompanyMediaEvent & { readonly at: string };

/** What an event says about the photo `id`. */
const after = (known: Known, id: string, event: Happened): Known => {
  const { type, data, at } = event;
  if ('image' in data && type.startsWith('CompanyPhoto')) {
    if (data.image.id !== id) return known;
    const { image, caption } = data as { image: Image; caption: string | null };
    const validated = 'validated' in data && data.validated;
    const from = type === 'CompanyPhotoMovedIn' ? data.fromCompanyId : null;
    return { image, caption, state: { is: 'here', validated, from } };
  }
  if (!('imageId' in data) || data.imageId !== id) return known;
  if (type === 'CompanyPhotoCaptioned') return { ...known, caption: data.caption };
  if (type === 'CompanyPhotoValidated' || type === 'CompanyPhotoHeldBack') {
    const validated = type === 'CompanyPhotoValidated';
    return known.state?.is === 'here' ? { ...known, state: { ...known.state, validated } } : known;
  }
  if (type === 'CompanyPhotoMovedAway') return { ...known, state: { is: 'moved', to: data.toCompanyId, at } };
  if (type === 'CompanyPhotoTakenDown') return { ...known, state: { is: 'deleted', at } };
  return type === 'CompanyPhotoRemoved' ? { ...known, state: null } : known;
};

const managersRead = async (db: Database, company: number): Promise<Language | null> => {
  const row = await readModel(db, accounts)
    .selectFrom('manager')
    .innerJoin('account', 'account.id', 'manager.account')
    .select('account.language')
    .where('manager.company', '=', company)
    .where('manager.role', 'is not', null)
    .orderBy(sql`manager.role <> 'admin'`)
    .orderBy('manager.since')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? null;
};

const nameOf = async (db: Database, account: string): Promise<string | null> => {
  const row = await readModel(db, accounts)
    .selectFrom('account')
    .select(['firstname', 'lastname'])
    .where('id', '=', account)
    .executeTakeFirst();
  return `${row?.firstname ?? ''} ${row?.lastname ?? ''}`.trim() || null;
};

/**
 * Returns a photo of a company, also one that staff moved away or deleted; null for one that never was on its page, or
 * that was removed for good. It is read from the company's own events, so that a page shows what was just done.
 */
export const photoToMove = async (
  { db, ...log }: Reading,
  companyId: number,
  imageId: string,
  now: Date,
): Promise<PhotoToMove | null> => {
  const events = await eventsOf(log, companyStream(companyId));
  const sender = senderIn(events, imageId);
  if (!sender) return null;
  let known: Known = { image: null, caption: null, state: null };
  for (const { type, data, metadata } of events)
    if (type in companyMediaEvents) known = after(known, imageId, { type, data, at: metadata.at } as Happened);
  const { image, caption, state } = known;
  if (!image || !state) return null;
  const other = state.is === 'moved' ? state.to : state.is === 'here' ? state.from : null;
  const [names, read, name] = await Promise.all([
    companyNames(db, [companyId, ...(other === null ? [] : [other])]),
    managersRead(db, companyId),
    nameOf(db, sender.sentBy),
  ]);
  const named = (id: number): CompanyName => names.get(id) ?? { id, name: `#${id}`, slug: 'x' };
  const stateOf = (): PhotoToMove['state'] => {
    if (state.is === 'moved') return { ...state, to: named(state.to) };
    if (state.is === 'here') return { ...state, from: state.from === null ? null : named(state.from) };
    const until = new Date(new Date(state.at).getTime() + photoUndoS * 1000);
    return { is: 'deleted', until: until.toISOString(), canReturn: now < until };
  };
  return {
    company: named(companyId),
    image,
    caption,
    sender: { account: sender.sentBy, name, at: sender.sentAt },
    state: stateOf(),
    managersRead: read,
  };
};
