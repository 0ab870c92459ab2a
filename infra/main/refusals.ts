import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attempts, Outcome } from '../access/attempts.ts';
import { misfitsOf } from '../http/misfits.ts';
import { pathOf } from '../http/request.ts';
import { subscriberOf } from '../http/subscriber.ts';
import { rateLimit } from '../limits/rate-limit.ts';
import { patternOfPage } from './page-rules.ts';

/** Of one account: whoever asks in a loop is told of, not written down each time. */
const told = rateLimit({ burst: 60, perMinute: 1 });

/** Forms that did not fit: of one sender, and of all together. */
const mistyped = rateLimit({ burst: 20, perMinute: 2 });
const mistypedByAll = rateLimit({ burst: 300, perMinute: 60 });

/** The pattern of what was asked for, never the address with what people typed. */
const patternOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url ?? 'none';
  return `${request.method} ${route === '/*' ? patternOfPage(pathOf(request)) : route}`;
};

const outcomes: Readonly<Record<number, Outcome>> = {
  400: 'malformed',
  403: 'forbidden',
  405: 'malformed',
  409: 'unfit',
  413: 'malformed',
  415: 'malformed',
  422: 'unfit',
  429: 'too-many',
};

/**
 * Notes what was refused to whom: to whoever may not, to whoever asks too often, to whoever sends what no browser does,
 * and what did not fit.
 */
export const noteRefusals = (fastify: FastifyInstance, attempts: Attempts): void => {
  let untold = 0;
  fastify.addHook('onResponse', async (request, reply) => {
    // what an administrator tries as someone else stands in the administrator's own list
    const account = request.viewer?.impersonatedBy ?? request.viewer?.id ?? null;
    const outcome = outcomes[reply.statusCode];
    if (!outcome || (outcome === 'forbidden' && account && told.take(account) > 0)) return;
    const from = { ip: request.ip, device: request.headers['user-agent'] ?? '', now: new Date() };
    const refused = { way: 'refused', outcome, account, what: patternOf(request), ...from } as const;
    if (outcome !== 'unfit') return attempts.note(refused);
    if (mistyped.take(account ?? subscriberOf(request.ip)) > 0 || mistypedByAll.take('all') > 0) {
      untold++;
      return;
    }
    const misfits = misfitsOf(request);
    const since = untold;
    untold = 0;
    await attempts.note({ ...refused, ...(misfits && { misfits }), ...(since > 0 && { untold: since }) });
  });
};
