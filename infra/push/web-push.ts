import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import webPush, { type VapidKeys } from 'web-push';
import { publicOnly } from '../http/public-only.ts';
import { type SendPush, Unpushable, Unsubscribed } from './push.ts';

type PushServices = {
  readonly keys: VapidKeys;
  /** Where a push service reaches the operator: `mailto:` or `https:`. */
  readonly subject: string;
  /** One that is asked in place of all others, under the same paths. */
  readonly standIn?: string | undefined;
  readonly timeoutMs?: number;
};

/** The name under which a message takes the place of one that was sent before: 32 characters of base64url. */
export const topicOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32);

/** Answers after which another try may succeed. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Sends push messages, encrypted for their browser, to its push service: never to an address of our own network, and no
 * further where it redirects. Errors carry the status alone: an endpoint names a browser.
 */
export const webPushes =
  ({ keys, subject, standIn, timeoutMs = 10_000 }: PushServices): SendPush =>
  async ({ key, to, message, ttlS, urgent }) => {
    const topic = topicOf(key);
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify({ ...message, tag: topic }), {
      vapidDetails: { subject, ...keys },
      TTL: ttlS,
      urgency: urgent ? 'high' : 'normal',
      topic,
    });
    const { pathname, search } = new URL(to.endpoint);
    const target = standIn ? new URL(pathname + search, standIn) : new URL(to.endpoint);
    const send = target.protocol === 'http:' ? requestPlain : request;
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', signal, headers, ...(!standIn && { lookup: publicOnly }) };
    const sending = send(target, options).end(body);
    const [answer] = (await once(sending, 'response').catch(() => {
      throw new Error(signal.aborted ? 'push service does not answer' : 'push service cannot be reached');
    })) as [IncomingMessage];
    answer.destroy();
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return;
    const why = `push service answered ${statusCode}`;
    if (statusCode === 404 || statusCode === 410) throw new Unsubscribed(why);
    throw statusCode >= 500 || passing.has(statusCode) ? new Error(why) : new Unpushable(why);
  };
