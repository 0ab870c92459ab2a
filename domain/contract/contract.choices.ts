/** What a company can buy; `custom` includes nothing by itself. */
export const contractPackages = ['visibility', 'article', 'premium', 'custom'] as const;
export type ContractPackage = (typeof contractPackages)[number];

/** What a package is made of. None of them changes the order of a search or a review. */
export const contractOptions = ['page', 'photos', 'video', 'newsletter', 'article', 'banner'] as const;
export type ContractOption = (typeof contractOptions)[number];

/** `signed` before its first day, `running`, `ending` in its last 30 days, `ended` after its last day. */
export const contractStates = ['signed', 'running', 'ending', 'ended'] as const;
export type ContractStanding = (typeof contractStates)[number];

/** How many days before its end a contract is said to be ending. */
export const endingDays = 30;

/** For how many days an observation about a contract counts as a talk with its client. */
export const spokenDays = 30;

/** The orders of a list of contracts; those that a head of it can turn round are followed by the other way. */
export const contractOrders = [
  'ending',
  'endingLast',
  'signed',
  'changed',
  'amount',
  'amountLeast',
  'done',
  'doneLeast',
  'company',
  'companyLast',
] as const;
export type ContractOrder = (typeof contractOrders)[number];
