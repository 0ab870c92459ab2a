/** Why the team does not approve a new company. Stored: the words never change. */
export const companyRefusals = ['duplicate', 'unreachable', 'not_a_company', 'wrong_details', 'other'] as const;
