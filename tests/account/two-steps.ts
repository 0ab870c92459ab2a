import { Secret, TOTP } from 'otpauth';

export const secondFactorPage = '/en/profile/edit/second-factor';

/** What an app shows now that has taken up the secret. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** What the page of the setup says: the secret as people type it, and the seal that goes back with the form. */
export const secretIn = (html: string): string =>
  html.match(/class="factor-secret"[^>]*>([^<]+)</)?.[1]?.replaceAll(' ', '') ?? '';
export const setupIn = (html: string): string => html.match(/name="setup" value="([^"]+)"/)?.[1] ?? '';
export const recoveryIn = (html: string): string[] =>
  [...html.matchAll(/<code translate="no">([a-z0-9-]+)<\/code>/g)].map(([, code]) => code ?? '');
