import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone as people read it (`+225 07 00 00 00 01`), or as it was written when it is not E.164. */
export const readablePhone = (value: string): string =>
  (value.startsWith('+') && parsePhoneNumberFromString(value)?.formatInternational()) || value;

/** A phone as it was typed, in E.164 where it is a number of that country. */
export const phoneIn = (typed: string, country: string): string =>
  parsePhoneNumberFromString(typed, country as CountryCode)?.number ?? typed;

export const phoneLink = (value: string): string => `tel:${value.replace(/[^\d+]/g, '')}`;

/** A text message to a phone. */
export const smsLink = (value: string): string => `sms:${value.replace(/[^\d+]/g, '')}`;

const hiddenDigits = 6;

/** A number of which people, and those who copy whole directories, read only the beginning: `+225 07 12 •• •• ••`. */
export const maskedPhone = (value: string): string => {
  const readable = readablePhone(value);
  const digits = readable.replace(/\D/g, '').length;
  let shown = digits - Math.min(hiddenDigits, digits - 2);
  return readable.replace(/\d/g, (digit) => (shown-- > 0 ? digit : '•'));
};

/** A masked number that fits a button: `+225 07 12 ••`. */
export const shortMask = (masked: string): string => masked.replace(/[\s-]*•.*$/, ' ••');

/** A talk on WhatsApp; `null` for a number that is not in international form. */
export const whatsappLink = (value: string, greeting?: string | null): string | null => {
  if (!/^\+\d{6,15}$/.test(value)) return null;
  return `https://wa.me/${value.slice(1)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ''}`;
};
