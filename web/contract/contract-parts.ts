import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import type { ContractPage } from '#read-api/contract/contract-page.ts';
import type { ContractPerson } from '#read-api/contract/contract-people.ts';
import type { Refused } from '../page/fields-of.ts';
import type { ContractAct } from './contract-acts.ts';
import type { May } from './contract-asked.ts';
import type { Names } from './contract-words.ts';

export type SignedPage = Extract<ContractPage, { readonly status: 'signed' }>;

/** Why something was not done; `changes` is what others did meanwhile, where that is why. */
export type Refusal = Refused & { readonly changes: readonly ContractLogEntry[]; readonly failed: ContractAct };

export type PartProps = {
  readonly contract: SignedPage;
  readonly may: May;
  readonly refusal: Refusal | null;
  readonly names: Names;
  readonly people: readonly ContractPerson[];
  readonly today: string;
  /** The day, or `signed`, that the page tells of; empty for today. */
  readonly asOf: string;
  readonly currencies: readonly string[];
  /** What the person came to do to its terms: that form is open. */
  readonly opened: string;
};

/** The id of a field: several forms of the page have fields of the same name, some forms once for each item. */
const idOf = (act: ContractAct, name: string, of: string): string => [act, name, of].filter(Boolean).join('-');

/** What is wrong, each with the id of its field. */
export const errorsIn = ({ errors, failed, values: { of = '' } }: Refusal): Refused['errors'] =>
  errors.map(({ field, ...error }) => ({ ...error, ...(field && { field: idOf(failed, field, of) }) }));

/** What was typed into a form that was refused, and why; nothing for the other forms of the page. */
export const backIn = (refusal: Refusal | null, act: ContractAct, of = '') => {
  const isThis = refusal?.failed === act && (refusal.values.of ?? '') === of;
  const typed = isThis ? refusal.values : ({} as Readonly<Record<string, string>>);
  return {
    isBack: isThis,
    typed,
    changes: isThis ? refusal.changes : [],
    /** One field of it, with `before` in it until something is typed. */
    field: (name: string, before?: string) => ({
      id: idOf(act, name, of),
      name,
      defaultValue: typed[name] ?? before,
      error: isThis ? refusal.errors.find(({ field }) => field === name)?.message : undefined,
    }),
  };
};
