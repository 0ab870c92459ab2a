import type { ContractStanding } from '#domain/contract/contract.choices.ts';
import type { LogField, LogValues } from '#domain/contract/contract-log.ts';
import { daysBetween } from '#domain/contract/packages.ts';
import { daysAway } from '../page/ago.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';

export type Named = { readonly id: string; readonly name: string | null };

/** The names of people by their ids, as a list: it is sent to the browser. */
export type Names = readonly Named[];

export const standingLook: Readonly<Record<ContractStanding, { readonly tone: Tone; readonly icon: IconName }>> = {
  signed: { tone: 'indigo', icon: 'edit' },
  running: { tone: 'leaf', icon: 'check' },
  ending: { tone: 'ochre', icon: 'clock' },
  ended: { tone: 'plain', icon: 'lock' },
};

const people: ReadonlySet<LogField> = new Set(['userCommercial', 'userProduction', 'userProductionN1']);
const days: ReadonlySet<LogField> = new Set([
  'signatureDate',
  'endDate',
  'done',
  'retrieve',
  'lastDay',
  'scheduledDate',
]);
const sums: ReadonlySet<LogField> = new Set(['amount', 'amountService']);

/** What stands in the fields of a contract and of its history, as a reader sees it. */
export const useContractWords = (names: Names = []) => {
  const { t, lang, day, money, number } = useText();
  const dayOf = (date: string): string => day(date, { dateStyle: 'medium' });
  const nameOf = (id: string): string => names.find((one) => one.id === id)?.name ?? t('contract.someone');
  return {
    dayOf,
    /** How far away a day is: `in 5 days`. */
    inDays: (today: string, date: string): string => daysAway(lang, daysBetween(today, date)),
    /** Who did something: a person, the team at the command line, or the product by itself. */
    authorOf: ({ id, name }: Named): string =>
      name ?? (id === 'rule' ? 'Sokoni' : t(id === 'operator' ? 'contracts.team' : 'contract.someone')),
    /** A person of the team; null is nobody. */
    personOf: (person: Named | null): string =>
      person === null ? t('contracts.nobody') : (person.name ?? t('contract.someone')),
    optionOf: (kind: string, title: string | null): string => title ?? t(`contract.option.${kind}` as MessageId),
    packageOf: (one: string): string => t(`contract.package.${one}` as MessageId),
    /** One field of `said`; an amount is in the currency that stands beside it. */
    fieldOf: (field: LogField, said: LogValues): string => {
      const value = said[field] ?? null;
      if (value === null || value === '') return '–';
      if (typeof value === 'boolean') return t(value ? 'web.yes' : 'web.no');
      if (field === 'option') return t(`contract.option.${value}` as MessageId);
      if (field === 'initialPackage') return t(`contract.package.${value}` as MessageId);
      if (people.has(field)) return nameOf(String(value));
      if (days.has(field)) return String(value).split(' ').map(dayOf).join(', ');
      if (sums.has(field) && typeof value === 'number')
        return said.amountCurrency ? money(value, String(said.amountCurrency)) : number(value);
      return typeof value === 'number' ? number(value) : value;
    },
  };
};
