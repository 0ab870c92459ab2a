import { Secret, TOTP } from 'otpauth';

const periodS = 30;
/** Steps before and after the present one whose codes are taken too, since clocks of phones differ. */
const window = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Sokoni',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodS,
  });

/** 160 bits, in letters and digits that people can type. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app takes up from a QR code or a link. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The step of time that a code belongs to; nothing for a code of no step near now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: periodS, timestamp }) + delta;
};
