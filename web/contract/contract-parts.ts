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
  readonly currencies: readonly string[];
};

/** What was typed into a form that was refused, and why; nothing for the other forms of the page. */
export const backIn = (refusal: Refusal | null, act: ContractAct, of = '') => {
  const isThis = refusal?.failed === act && (refusal.values.of ?? '') === of;
  return {
    isBack: isThis,
    typed: isThis ? refusal.values : ({} as Readonly<Record<string, string>>),
    changes: isThis ? refusal.changes : [],
    errorOf: (field: string): string | undefined =>
      isThis ? refusal.errors.find((one) => one.field === field)?.message : undefined,
  };
};
