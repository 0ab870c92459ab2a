import type { Actor } from '#domain/actor.ts';
import { dayOf } from '#domain/calendar.ts';
import type { ContractPackage, ContractStanding } from '#domain/contract/contract.choices.ts';
import { maySeeClientEmail } from '#domain/contract/contract.permissions.ts';
import { remindersOf } from '#domain/contract/contract-reminders.ts';
import {
  type Attachment,
  type BoughtOption,
  type ContractItem,
  type ContractTerms,
  isDropped,
  isProblematic,
  itemsOf,
  lastDayOf,
  type NewsletterReport,
  type Note,
  type Problem,
  type Signed,
} from '#domain/contract/contract-state.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { contractHistory, type Step } from './contract-history.ts';
import { standingOf } from './standing.ts';

/** Somebody of the team; the name is null for a person who is gone, and for the operator. */
export type TeamMember = { readonly id: string; readonly name: string | null };

type Told = { readonly by: TeamMember; readonly at: string };
export type ToldNote = Note & Told;

export type ShownItem = Omit<ContractItem, 'observations'> & {
  /** Whether its day is past and it is not done. */
  readonly late: boolean;
  /** Whether it is due no more, because the contract ended before its day. */
  readonly dropped: boolean;
  readonly observations: readonly ToldNote[];
};

/** `isThere` is false on an earlier day for what was removed since. */
type ShownAttachment = Omit<Attachment, 'file'> &
  Pick<Attachment['file'], 'bytes' | 'pages'> &
  Told & { readonly isThere: boolean };

export type ContractPage =
  | {
      readonly status: 'signed';
      readonly id: string;
      readonly number: string;
      readonly company: CompanyName;
      readonly country: string;
      /** What a form is sent with, to learn whether somebody else changed the same meanwhile. */
      readonly version: number;
      /** The day of which it tells: today, or the earlier one that was asked for. */
      readonly day: string;
      readonly created: Told;
      readonly changed: Told;
      readonly standing: ContractStanding;
      readonly lastDay: string;
      readonly endedOn: string | null;
      readonly renewals: number;
      /** The renewal that the company asks for, by whom and since when; null when none waits for an answer. */
      readonly renewalAsked: (Told & { readonly initialPackage: ContractPackage }) | null;
      /** Who is reminded of its end: which reminder went out last, and the day of the next. */
      readonly reminders: ReturnType<typeof remindersOf>;
      readonly terms: ContractTerms;
      /** Whether the client's e-mail is kept from this reader; it is then null in the terms. */
      readonly emailHidden: boolean;
      readonly commercial: TeamMember;
      readonly production: TeamMember | null;
      readonly productionLead: TeamMember | null;
      readonly soldOut: boolean;
      readonly problematic: boolean;
      readonly total: number;
      readonly done: number;
      readonly options: readonly (Omit<BoughtOption, 'items'> & { readonly items: readonly ShownItem[] })[];
      readonly observations: readonly ToldNote[];
      readonly problems: readonly (Problem & Told & { /** Null while it is open. */ readonly closed: Told | null })[];
      readonly reports: readonly (NewsletterReport & Told)[];
      readonly attachments: readonly ShownAttachment[];
    }
  | {
      readonly status: 'deleted';
      readonly number: string;
      readonly company: CompanyName;
      readonly deleted: Told;
      readonly reason: string;
    };

/** The id of what a step adds to a contract: an observation, a problem, a report, a file. */
const addedIn = ({ event }: Step): string | null => {
  if (event.type === 'ContractObservationAdded') return event.data.observationId;
  if (event.type === 'ContractProblemAdded') return event.data.problemId;
  if (event.type === 'ContractAttachmentAdded') return event.data.attachmentId;
  return event.type === 'ContractReportAdded' ? event.data.reportId : null;
};

const namelessCompany = (id: number): CompanyName => ({ id, name: `#${id}`, slug: '' });

/** The day of which a page as of `asOf` tells; days to come are like today. */
const dayShown = (asOf: string | undefined, signedAt: string, now: Date): string => {
  const today = dayOf(now);
  const day = (asOf === 'signed' ? signedAt : asOf || today).slice(0, 10);
  return day < today ? day : today;
};

type Asked = { readonly viewer: Actor; readonly now: Date; readonly asOf?: string | undefined };

/**
 * Returns a contract as the team sees it, now or as of a day, or what stays of a deleted one; null for an unknown
 * number, and before it was signed.
 */
export const contractPage = async (
  { db, ...log }: Reading,
  number: string,
  { viewer, now, asOf }: Asked,
): Promise<ContractPage | null> => {
  const all = await contractHistory(log, number);
  const end = all.at(-1);
  if (!end || end.after.status === 'none') return null;
  const steps = end.after.status === 'deleted' || !asOf ? all : await contractHistory(log, number, asOf);
  const last = steps.at(-1);
  const [first] = steps;
  if (!last || !first || last.after.status === 'none') return null;
  const { companyId } = last.after;
  const signedAt = first.at;
  const terms = last.after.status === 'signed' ? last.after.terms : null;
  const people = [terms?.userCommercial, terms?.userProduction, terms?.userProductionN1].filter((id) => id != null);
  const [names, companies] = await Promise.all([
    namesOf(db, [...steps.map(({ by }) => by), ...people]),
    companyNames(db, [companyId]),
  ]);
  const member = (id: string): TeamMember => ({ id, name: names.get(id) ?? null });
  const told = ({ by, at }: Pick<Step, 'by' | 'at'>): Told => ({ by: member(by), at });
  const company = companies.get(companyId) ?? namelessCompany(companyId);
  const state = last.after;
  if (state.status === 'deleted')
    return { status: 'deleted', number, company, deleted: told(last), reason: state.reason ?? '' };
  const added = new Map(steps.flatMap((step) => (addedIn(step) ? [[addedIn(step), told(step)] as const] : [])));
  const withTold = <T>(id: string, one: T): T & Told => ({ ...one, ...(added.get(id) ?? told(first)) });
  const note = (one: Note): ToldNote => withTold(one.id, one);
  /** Who archived a problem: those that were open were archived together. */
  const closedIn = (problemId: string): Told | null => {
    const since = steps.slice(steps.findIndex((step) => addedIn(step) === problemId) + 1);
    const archiving = since.find(({ event }) => event.type === 'ContractProblemsArchived');
    return archiving ? told(archiving) : null;
  };
  const there = new Set(
    end.after.status === 'signed' ? end.after.attachments.map(({ attachmentId }) => attachmentId) : [],
  );
  return { status: 'signed', number, company, created: told(first), changed: told(last), ...shown(state) };

  function shown(contract: Signed) {
    const { contractId: id, country, version, endedOn, renewals, soldOut, options } = contract;
    const lastDay = lastDayOf(contract);
    const day = dayShown(asOf, signedAt, now);
    // who worked on it on an earlier day may work on it no longer
    const seesEmail = end?.after.status === 'signed' && maySeeClientEmail(viewer, end.after.terms);
    const { userCommercial, userProduction, userProductionN1, clientEmail, signatureDate } = contract.terms;
    const items = itemsOf(contract);
    const asking = steps.findLast(({ event }) => event.type === 'ContractRenewalAsked');
    const { renewalAsked } = contract;
    return {
      id,
      country,
      version,
      day,
      standing: standingOf({ signature: signatureDate, lastDay }, day),
      lastDay,
      endedOn,
      renewals,
      renewalAsked:
        asking && renewalAsked?.declined === null
          ? { initialPackage: renewalAsked.initialPackage, ...told(asking) }
          : null,
      reminders: remindersOf({ endDate: contract.terms.endDate, reminded: contract.reminded }, day),
      terms: { ...contract.terms, clientEmail: seesEmail ? clientEmail : null },
      emailHidden: !seesEmail && clientEmail !== null,
      commercial: member(userCommercial),
      production: userProduction === null ? null : member(userProduction),
      productionLead: userProductionN1 === null ? null : member(userProductionN1),
      soldOut,
      problematic: isProblematic(contract),
      total: items.length,
      done: items.filter(({ done }) => done !== null).length,
      options: options.map((option) => ({
        ...option,
        items: option.items.map((item) => ({
          ...item,
          dropped: isDropped(contract, item),
          late: item.done === null && item.scheduledDate < day && !isDropped(contract, item),
          observations: item.observations.map(note),
        })),
      })),
      observations: contract.observations.map(note),
      problems: contract.problems.map((problem) => ({
        ...withTold(problem.id, problem),
        closed: closedIn(problem.id),
      })),
      reports: contract.reports.map((report) => withTold(report.reportId, report)),
      attachments: contract.attachments.map(({ file: { bytes, pages }, ...one }) => ({
        ...withTold(one.attachmentId, { ...one, bytes, pages }),
        isThere: there.has(one.attachmentId),
      })),
    };
  }
};
