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
