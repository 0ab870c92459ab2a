import type { Language } from '#domain/language.ts';
import type { CompanyProduct } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { phonePath, whatsappPath } from '../addresses/paths.ts';
import { quoteMail } from '../page/mail-to.ts';

/** What the sheet of a product shows. */
export type AskableProduct = Pick<CompanyProduct, 'id' | 'promo' | 'price' | 'sticker' | 'description'>;

/** Who offers it, and how they are reached. */
export type Seller = {
  readonly id: number;
  readonly name: string;
  /** Its first number, masked. */
  readonly phone: string | null;
  /** The page of its numbers. */
  readonly numbers: string;
  readonly email: string | null;
  /** Where a talk on WhatsApp begins. */
  readonly talk: string | null;
};

export const askable = ({ id, promo, price, sticker, description }: CompanyProduct): AskableProduct => ({
  id,
  promo,
  price,
  sticker,
  description,
});

export const sellerOf = (company: CompanyPage, lang: Language): Seller => {
  const firstOf = (...types: string[]) => company.coordinates.find(({ type }) => types.includes(type))?.value ?? null;
  return {
    id: company.id,
    name: company.name,
    phone: firstOf('tel', 'gsm'),
    numbers: phonePath(lang, company),
    email: quoteMail(company),
    talk: firstOf('whatsapp')?.startsWith('+') ? whatsappPath(lang, company) : null,
  };
};
