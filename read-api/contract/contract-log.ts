import { z } from 'zod';
import type { Actor } from '#domain/actor.ts';
import { actorId } from '#domain/audit/audit.events.ts';
import { contractNumber } from '#domain/contract/contract.events.ts';
import { maySeeClientEmail } from '#domain/contract/contract.permissions.ts';
import { allLogActions, changeOf, type LogField, type LogValues, logFields } from '#domain/contract/contract-log.ts';
import type { Language } from '#domain/language.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { csvLine } from '#infra/http/csv.ts';
import { translate } from '#locales/messages.ts';
import { namesOf } from '../account/accounts-list.ts';
import { asOf, contractHistory } from './contract-history.ts';

const empty = z.literal('');

export const contractLogParams = z.object({
  /** Only what had happened by then. */
  asOf: asOf.or(empty).optional(),
  action: z.enum(allLogActions).or(empty).optional(),
  /** Only what happened on that day, in UTC, or later. */
  from: z.iso.date().or(empty).optional(),
  /** The account that did it. */
  by: actorId.or(empty).optional(),
});
export type ContractLogParams = z.infer<typeof contractLogParams>;

export const contractParts = { number: contractNumber };

const values = z.partialRecord(z.enum(logFields), z.union([z.string(), z.number(), z.boolean()]).nullable()).nullable();

const contractLogEntry = z.object({
  /** The version of the contract that it made. */
  version: z.int(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string().nullable() }),
  action: z.enum(allLogActions),
  about: values,
  before: values,
  after: values,
});
export const contractLogAnswer = z.object({ number: z.string(), entries: z.array(contractLogEntry) });
export type ContractLogEntry = Omit<z.infer<typeof contractLogEntry>, 'about' | 'before' | 'after'> & {
  readonly about: LogValues | null;
  readonly before: LogValues | null;
  readonly after: LogValues | null;
};

/** What stands for the client's e-mail where the reader may not see it. */
const hidden = '…';

const withoutEmail = (said: LogValues | null): LogValues | null =>
  said?.clientEmail ? { ...said, clientEmail: hidden } : said;

/**
 * Returns what happened to a contract, oldest first: who, when, what, before and after; null for an unknown number. Of
 * a deleted contract only its deletion is told.
 */
export const contractLog = async (
  { db, ...log }: Reading,
  number: string,
  viewer: Actor,
  { asOf, action, by, from }: ContractLogParams = {},
): Promise<readonly ContractLogEntry[] | null> => {
  const all = await contractHistory(log, number);
  const end = all.at(-1);
  if (!end) return null;
  const isDeleted = end.after.status === 'deleted';
  const steps = isDeleted ? all.filter(({ event }) => event.type === 'ContractDeleted') : all;
  const until = asOf && !isDeleted ? (await contractHistory(log, number, asOf)).length : steps.length;
  const seesEmail = end.after.status === 'signed' && maySeeClientEmail(viewer, end.after.terms);
  const names = await namesOf(
    db,
    steps.map((step) => step.by),
  );
  return steps
    .slice(0, until)
    .map(({ event, before, after, ...step }) => {
      const change = changeOf(event, before, after);
      const shown = seesEmail
        ? change
        : { ...change, before: withoutEmail(change.before), after: withoutEmail(change.after) };
      return { version: step.version, at: step.at, by: { id: step.by, name: names.get(step.by) ?? null }, ...shown };
    })
    .filter(
      (entry) =>
        (!action || entry.action === action) && (!by || entry.by.id === by) && (!from || entry.at.slice(0, 10) >= from),
    );
};

/** The fields that name an account. */
export const peopleFields: ReadonlySet<string> = new Set(['userCommercial', 'userProduction', 'userProductionN1']);

/** The accounts that entries name before and after. */
export const peopleIn = (entries: readonly ContractLogEntry[]): readonly string[] =>
  entries.flatMap(({ before, after }) =>
    [before, after].flatMap((said) =>
      Object.entries(said ?? {}).flatMap(([field, id]) => (peopleFields.has(field) && id ? [String(id)] : [])),
    ),
  );

/** The fields that are an amount, in the currency that stands beside them. */
export const sumFields: ReadonlySet<string> = new Set<LogField>(['amount', 'amountService']);

/** Who did something, in a file: a person, the team at the command line, or the product by itself. */
export const authorIn = (lang: Language, { id, name }: ContractLogEntry['by']): string =>
  name ?? (id === 'rule' ? 'Sokoni' : translate(lang, id === 'operator' ? 'contracts.team' : 'contract.someone'));

/** Returns the log as CSV: a line for each entry, with its sentence, and what was before and after in words. */
export const contractLogCsv = async (
  reading: Reading,
  number: string,
  viewer: Actor,
  params: ContractLogParams,
  lang: Language,
): Promise<string | null> => {
  const entries = await contractLog(reading, number, viewer, params);
  if (!entries) return null;
  const names = await namesOf(reading.db, peopleIn(entries));
  const wordOf = (field: string, value: string | number | boolean | null, said: LogValues): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(lang, value ? 'contract.yes' : 'contract.no');
    if (peopleFields.has(field)) return names.get(String(value)) ?? translate(lang, 'contract.someone');
    if (field === 'option') return translate(lang, `contract.option.${value}`);
    if (field === 'initialPackage') return translate(lang, `contract.package.${value}`);
    if (sumFields.has(field) && said.amountCurrency) return `${value} ${said.amountCurrency}`;
    return String(value);
  };
  const told = (said: LogValues | null): string =>
    Object.entries(said ?? {})
      .filter(([field]) => field !== 'amountCurrency')
      .map(([field, value = null]) => {
        const name = translate(lang, `contract.field.${field}`);
        return translate(lang, 'contract.pdf.is', { name, now: wordOf(field, value, said ?? {}) });
      })
      .join('\n');
  const head = ['at', 'by', 'action', 'about', 'before', 'after'].map((column) =>
    translate(lang, `contract.csv.${column}`),
  );
  const lines = entries.map(({ at, by, action, about, before, after }) => {
    const who = authorIn(lang, by);
    return [at, who, translate(lang, `contract.log.${action}`, { who }), told(about), told(before), told(after)];
  });
  return [head, ...lines].map(csvLine).join('');
};
