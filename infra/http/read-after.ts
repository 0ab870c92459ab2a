import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import { cookieOf, setCookie } from './cookies.ts';

/** How far the read models are. */
export type Projected = {
  position(): Position;
  /** True once everything up to `position` can be read; false when that took longer than `timeoutMs`. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
};

const patienceMs = 1000;

/** Where a browser that just wrote something keeps the position of it for its next page. */
export const readAfterCookie = 'read-after';

/**
 * A reader who says `Read-After: <position>` sees what was written up to there, or after a second an older state; the
 * answer's `Projected-Position` tells which.
 */
export const waitForRead =
  (projected: Projected) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const asked = request.headers['read-after'] ?? cookieOf(request, readAfterCookie);
    if (request.method === 'GET' && typeof asked === 'string' && /^\d{1,19}$/.test(asked)) {
      if (isAfter(asked, projected.position())) await projected.caughtUp(asked, patienceMs);
      reply.header('Projected-Position', projected.position());
    }
  };

const rememberedS = 20;

/** Has this browser's next page wait for what was just written. */
export const rememberWrite = (reply: FastifyReply, position: string | null, secure: boolean): void => {
  if (position) setCookie(reply, { name: readAfterCookie, value: position, maxAgeS: rememberedS, secure });
};
