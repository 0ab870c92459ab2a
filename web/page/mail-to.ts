import type { CompanyPage } from '#read-api/company/company-page.ts';

type Reached = Pick<CompanyPage, 'coordinates' | 'requests'>;

const listed = ({ coordinates }: Reached): string | null =>
  coordinates.find(({ type }) => type === 'email')?.value ?? null;

/** Where a message to a company goes: the address it gave for that, else the first that its page lists. */
export const contactMail = (company: Reached): string | null => company.requests?.emailForContact ?? listed(company);

/** Where a request for a quote goes: as a message does, when the company gave no address for quotes. */
export const quoteMail = (company: Reached): string | null => company.requests?.emailForQuote ?? contactMail(company);
