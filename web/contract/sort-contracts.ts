import type { ContractOrder } from '#domain/contract/contract.choices.ts';
import type { Language } from '#domain/language.ts';
import { contractsPath } from '../addresses/paths.ts';
import type { Filter } from './shown-views.ts';

type Direction = 'ascending' | 'descending';
type Turn = readonly [order: ContractOrder, direction: Direction];

/** The two orders of each head that sorts; a press asks for the first, and from there for the other. */
const heads = {
  company: [
    ['company', 'ascending'],
    ['companyLast', 'descending'],
  ],
  end: [
    ['ending', 'ascending'],
    ['endingLast', 'descending'],
  ],
  done: [
    ['doneLeast', 'ascending'],
    ['done', 'descending'],
  ],
  amount: [
    ['amount', 'descending'],
    ['amountLeast', 'ascending'],
  ],
} as const satisfies Record<string, readonly [Turn, Turn]>;

/** Where a head of the list of contracts leads to, and how the list that `filter` narrows is sorted by it now. */
export const sortContracts = (lang: Language, filter: Filter, head: keyof typeof heads) => {
  const [first, other] = heads[head];
  const order = filter.order || 'ending';
  return {
    href: contractsPath(lang, { ...filter, order: order === first[0] ? other[0] : first[0] }),
    order: heads[head].find(([one]) => one === order)?.[1],
  };
};
