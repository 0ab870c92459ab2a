import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { refuse } from '#domain/profile/profile.rejections.ts';

type Area = { readonly country: string | null; readonly phoneAreaCode: string | null };

/** A number as it was written, and as the world dials it. Throws a `Rejection` for one that no plan has. */
export const phoneNumber = (raw: string | null, { country, phoneAreaCode }: Area, field: string) => {
  if (raw === null) return null;
  const dialled = raw.trim().replace(/^00/, '+');
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const local = parsePhoneNumberFromString(dialled, { ...(defaultCountry && { defaultCountry }), extract: false });
  const abroad = phoneAreaCode
    ? parsePhoneNumberFromString(`${phoneAreaCode}${dialled}`, { extract: false })
    : undefined;
  const number = local?.isValid() ? local : abroad;
  if (!number?.isValid()) throw refuse('phone-unreadable', {}, `/${field}`);
  return { value: number.number as string, raw };
};
