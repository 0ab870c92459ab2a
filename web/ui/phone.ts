import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone as people read it (`+225 07 00 00 00 01`), or as it was written when it is not E.164. */
export const readablePhone = (value: string): string =>
  (value.startsWith('+') && parsePhoneNumberFromString(value)?.formatInternational()) || value;

export const phoneLink = (value: string): string => `tel:${value.replace(/[^\d+]/g, '')}`;

/** A talk on WhatsApp; `null` for a number that is not in international form. */
export const whatsappLink = (value: string, greeting?: string | null): string | null => {
  if (!/^\+\d{6,15}$/.test(value)) return null;
  return `https://wa.me/${value.slice(1)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ''}`;
};
