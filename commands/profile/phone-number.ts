import { refuse } from '#domain/profile/profile.rejections.ts';
import { e164 } from '../phone-number.ts';

type Area = { readonly country: string | null; readonly phoneAreaCode: string | null };

/** A phone number in E.164, with `raw` as it was written. Throws a `Rejection` for a number that does not exist. */
export const phoneNumber = (raw: string | null, area: Area, field: string) => {
  if (raw === null) return null;
  const value = e164(raw, area);
  if (value === undefined) throw refuse('phone-unreadable', {}, `/${field}`);
  return { value, raw };
};
