import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import { isFileOfBuild } from './client-folder.ts';
import { cookieOf, setCookie } from './cookies.ts';

/** The progress of the read models. */
export type Projected = {
  position(): Position;
  /** True once everything up to `position` can be read; false when that took longer than `timeoutMs`. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
};

const maxWaitMs = 1000;

/** The cookie with the position of the browser's last write, for its next page. */
const readAfterCookie = 'read-after';

/**
 * A request with `Read-After: <position>` waits up to a second until the read models have reached that position. The
 * header `Projected-Position` of the answer has the position that was really read.
 */
export const waitForRead =
  (projected: Projected) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isFileOfBuild(request)) return;
    const position = request.headers['read-after'] ?? cookieOf(request, readAfterCookie);
    if (request.method === 'GET' && typeof position === 'string' && /^\d{1,19}$/.test(position)) {
      if (isAfter(position, projected.position())) await projected.caughtUp(position, maxWaitMs);
      reply.header('Projected-Position', projected.position());
    }
  };

const rememberedS = 20;

/** Makes this browser's next page wait for the write at `position`. */
export const rememberWrite = (reply: FastifyReply, position: string | null, secure: boolean): void => {
  if (position) setCookie(reply, { name: readAfterCookie, value: position, maxAgeS: rememberedS, secure });
};
