/** How large a company says it is. */
export const companySizes = ['unknown', 'very_small', 'small', 'medium', 'large'] as const;

export type CompanySize = (typeof companySizes)[number];
