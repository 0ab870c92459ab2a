import { createHash } from 'node:crypto';
import { type SendSms, Unsendable } from './sms.ts';

export type Gateway = {
  readonly url: string;
  readonly token?: string | undefined;
  /** Who the message is from, as the phone shows it. */
  readonly from: string;
  readonly timeoutMs?: number;
};

/** Answers after which another try may succeed. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Sends text messages through an HTTP gateway. Its errors carry the status alone: what it answers may name the phone.
 */
export const httpGateway =
  ({ url, token, from, timeoutMs = 10_000 }: Gateway): SendSms =>
  async ({ key, to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': createHash('sha256').update(key).digest('base64url'),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, from, text }),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? 'SMS gateway does not answer' : 'SMS gateway cannot be reached');
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const why = `SMS gateway answered ${answer.status}`;
    throw answer.status >= 500 || passing.has(answer.status) ? new Error(why) : new Unsendable(why);
  };
