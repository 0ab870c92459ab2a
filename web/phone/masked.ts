import { phoneTypes } from '#domain/company/phone-types.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { SearchResult } from '#read-api/search/search-index.ts';
import { maskedPhone, whatsappLink } from './phone.ts';

/** What visitors read is kept (`infra/main/kept-reads.ts`): its numbers are read once, not for each page. */
const once = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const found = made.get(of) ?? make(of);
    made.set(of, found);
    return found;
  };
};

/** What is sent to everybody: numbers without their end, which `phone.tsx` and `whatsapp.tsx` tell to whoever asks. */
export const masked = once(
  (company: CompanyPage): CompanyPage => ({
    ...company,
    coordinates: company.coordinates.map(({ type, value }) => ({
      type,
      value: phoneTypes.includes(type) ? maskedPhone(value) : value,
    })),
    requests: company.requests && {
      ...company.requests,
      phoneForSms: company.requests.phoneForSms && maskedPhone(company.requests.phoneForSms),
    },
  }),
);

/** The same of a company in a list; a number that no talk can begin with is left out. */
export const maskedResult = once(
  ({ phone, whatsapp, ...company }: SearchResult): SearchResult => ({
    ...company,
    ...(phone && { phone: maskedPhone(phone) }),
    ...(whatsapp && whatsappLink(whatsapp) && { whatsapp: maskedPhone(whatsapp) }),
  }),
);
