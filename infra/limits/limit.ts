/** A rate limit: `burst` requests at once, then `perMinute`. */
export type Limit = { readonly burst: number; readonly perMinute: number };

/** A limit with a name; each name has its own buckets. */
export type NamedLimit = Limit & { readonly name: string };

/** So many times an hour, as a rate for each minute. */
export const perHour = (times: number): number => times / 60;

/** The reason of a refusal: `mailbox` when an email address has received too many mails. */
type TooManyOf = 'requests' | 'mailbox';

/** The caller sent too many requests and may try again in `retryAfterS` seconds. */
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
