import { type FastifyInstance, fastify } from 'fastify';
import type { Pool } from 'pg';
import type { Rejection } from '#domain/rejection.ts';
import { knowOrigin } from '#infra/http/cross-site.ts';
import { answerLive, livePath } from '#infra/http/live.ts';
import { type Hub, openHub } from '#infra/live/hub.ts';

const member = {
  role: 'member',
  displayName: null,
  language: 'fr',
  confirmed: true,
  impersonatedBy: null,
  mustStrengthen: false,
} as const;

export type LiveNode = {
  readonly url: string;
  readonly hub: Hub;
  readonly app: FastifyInstance;
  /** What it warned of. */
  readonly warnings: readonly unknown[];
  [Symbol.asyncDispose](): Promise<void>;
};

type Options = Pick<Parameters<typeof openHub>[0], 'redisUrl' | 'lookMs' | 'streams' | 'present'> & {
  readonly pool: Pool;
  /** Runs before it is known who asks. */
  readonly before?: () => Promise<void>;
};

/** One process' part of the live hub; who asks is in `x-user` and `x-session`. */
export const liveNode = async (options: Options): Promise<LiveNode> => {
  const warnings: unknown[] = [];
  const hub = await openHub({ ...options, log: { info() {}, warn: (...told: unknown[]) => void warnings.push(told) } });
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', knowOrigin(undefined));
  app.setErrorHandler((error, _, reply) => {
    const { reason, code } = error as Rejection;
    reply
      .status({ 'signed-out': 401, forbidden: 403, invalid: 422, 'not-found': 404, conflict: 409 }[reason] ?? 500)
      .send({ code });
  });
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    await options.before?.();
    const [id, session] = [request.headers['x-user'], request.headers['x-session']];
    if (typeof id === 'string' && typeof session === 'string') request.viewer = { ...member, id, session };
  });
  app.get(livePath, answerLive(hub));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    hub,
    app,
    warnings,
    async [Symbol.asyncDispose]() {
      await hub.close();
      await app.close();
    },
  };
};
