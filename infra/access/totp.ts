import { Secret, TOTP } from 'otpauth';

const periodS = 30;
/** The number of steps before and after now whose codes are accepted, because phone clocks differ. */
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

/** Returns 160 random bits in base 32, which people can type. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code or a link. */
export const totpAddress = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Returns the time step of a code; null when the code matches no step near now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: periodS, timestamp }) + delta;
};
