import type { Actor } from '#domain/actor.ts';
import type { LogField, LogValues } from '#domain/contract/contract-log.ts';
import type { Language } from '#domain/language.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { translate } from '#locales/messages.ts';
import { regional } from '#locales/regional.ts';
import { namesOf } from '../account/accounts-list.ts';
import { companyNames } from '../company/company-names.ts';
import type { Cv, CvStep } from '../profile/cv/cv.ts';
import { contractHistory } from './contract-history.ts';
import {
  authorIn,
  type ContractLogEntry,
  type ContractLogParams,
  contractLog,
  peopleFields,
  peopleIn,
  sumFields,
} from './contract-log.ts';

const days: ReadonlySet<string> = new Set<LogField>([
  'signatureDate',
  'endDate',
  'done',
  'retrieve',
  'lastDay',
  'scheduledDate',
]);

type Value = string | number | boolean | null;
type Names = ReadonlyMap<string, string | null>;

/** How the fields of a log are written in a language. */
const wordsIn = (lang: Language, names: Names) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regional[lang], { timeZone: 'UTC', ...options });
  const [onDay, atTime, inMonth] = [
    format({ dateStyle: 'medium' }),
    format({ dateStyle: 'medium', timeStyle: 'short' }),
    format({ month: 'long', year: 'numeric' }),
  ];
  const number = new Intl.NumberFormat(regional[lang]);
  const money = (value: number, currency: string): string =>
    new Intl.NumberFormat(regional[lang], { style: 'currency', currency, minimumFractionDigits: 0 }).format(value);
  const dayOf = (day: string): string => onDay.format(new Date(day));
  const wordOf = (field: string, value: Value, said: LogValues): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(lang, value ? 'contract.yes' : 'contract.no');
    if (peopleFields.has(field)) return names.get(String(value)) ?? translate(lang, 'contract.someone');
    if (field === 'option') return translate(lang, `contract.option.${value}`);
    if (field === 'initialPackage') return translate(lang, `contract.package.${value}`);
    if (days.has(field)) return String(value).split(' ').map(dayOf).join(', ');
    if (sumFields.has(field) && said.amountCurrency) return money(Number(value), String(said.amountCurrency));
    return typeof value === 'number' ? number.format(value) : value;
  };
  const changed = (before: LogValues | null, after: LogValues | null): string =>
    Object.entries(after ?? {})
      .flatMap(([field, value = null]) => {
        if (field === 'amountCurrency') return [];
        const was = before?.[field as LogField] ?? null;
        const now = wordOf(field, value, after ?? {});
        const then = before && wordOf(field, was, before);
        if (then === now || (then === null && value === null)) return [];
        const name = translate(lang, `contract.field.${field}`);
        return then === null
          ? [translate(lang, 'contract.pdf.is', { name, now })]
          : [translate(lang, 'contract.pdf.was', { name, then, now })];
      })
      .join('\n');
  const aboutOf = (about: LogValues | null): string =>
    Object.entries(about ?? {})
      .filter(([field, value]) => value != null && !(field === 'option' && about?.title))
      .map(([field, value = null]) => wordOf(field, value, {}))
      .join(', ');
  return {
    monthOf: (at: string): string => inMonth.format(new Date(at)),
    madeOn: (at: Date): string => onDay.format(at),
    step: ({ at, by, action, about, before, after }: ContractLogEntry): CvStep => ({
      period: atTime.format(new Date(at)),
      name: translate(lang, `contract.log.${action}`, { who: authorIn(lang, by) }),
      house: aboutOf(about) || null,
      mark: null,
      description: changed(before, after) || null,
    }),
  };
};

/** Returns the log of a contract as the words of a printed sheet, month by month; null for an unknown number. */
export const contractLogSheet = async (
  reading: Reading,
  number: string,
  viewer: Actor,
  params: ContractLogParams,
  { lang, made }: { readonly lang: Language; readonly made: Date },
): Promise<Cv | null> => {
  const entries = await contractLog(reading, number, viewer, params);
  const last = (await contractHistory(reading, number)).at(-1)?.after;
  if (!entries || !last || last.status === 'none') return null;
  const [names, companies] = await Promise.all([
    namesOf(reading.db, peopleIn(entries)),
    companyNames(reading.db, [last.companyId]),
  ]);
  const words = wordsIn(lang, names);
  const months = new Map<string, CvStep[]>();
  for (const entry of entries) {
    const month = words.monthOf(entry.at);
    months.set(month, [...(months.get(month) ?? []), words.step(entry)]);
  }
  const title = translate(lang, 'contract.pdf.title', { number });
  const company = companies.get(last.companyId)?.name;
  return {
    ...{ lang, title, made, name: title, contact: [], portrait: null },
    headline: company ? { text: company, lang } : null,
    facts: [translate(lang, 'contract.pdf.made', { day: words.madeOn(made), entries: entries.length })],
    parts: [...months].map(([heading, steps]) => ({ kind: 'steps', heading, steps })),
  };
};
