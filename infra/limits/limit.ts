/** How often something may be asked, declared beside what it guards: `burst` at once, then `perMinute`. */
export type Limit = { readonly burst: number; readonly perMinute: number };

/** A limit with a name of its own: what is taken of one is not taken of another. */
export type NamedLimit = Limit & { readonly name: string };

export const perHour = (times: number): number => times / 60;

/** What the words of a refusal are about: `mailbox` where an e-mail address has been sent enough. */
export type TooManyOf = 'requests' | 'mailbox';

/** A caller asked too often and may ask again in `retryAfterS` seconds. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterS: number;
  readonly of: TooManyOf;
  constructor(retryAfterS: number, of: TooManyOf = 'requests') {
    super('too many requests');
    this.retryAfterS = retryAfterS;
    this.of = of;
  }
}
