/** What may be wrong with the directory's page about a company. */
export const problemKinds = ['closed', 'moved', 'replaced', 'wrong_number', 'wrong_pin', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What moderators alone decide, not the company itself. */
export const kindsOfModerators: readonly ProblemKind[] = ['closed', 'replaced'];

export const problemOutcomes = ['corrected', 'unfounded'] as const;
export type ProblemOutcome = (typeof problemOutcomes)[number];
