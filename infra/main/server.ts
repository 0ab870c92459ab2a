import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { demand } from '#domain/access.ts';
import { Rejection } from '#domain/rejection.ts';
import { clientFolder } from '../http/client-folder.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { limits, smallBodies } from '../http/limits.ts';
import { nestLogger } from '../http/logger.ts';
import { observeRequests } from '../http/metrics.ts';
import { ruleOfPage } from '../http/page-rules.ts';
import { pages } from '../http/pages.ts';
import { ProblemFilter, problemOf } from '../http/problem.filter.ts';
import { limitRoutes } from '../http/rate-limit.ts';
import { waitForRead } from '../http/read-after.ts';
import { noteRefusals } from '../http/refusals.ts';
import { actorOf, isRead, languageAsked, pathOf } from '../http/request.ts';
import { demandRule, enforceRule } from '../http/route-rules.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { recogniseViewer } from '../http/viewer.ts';
import { refuseMalformed, refuseNoForm } from '../http/well-formed.ts';
import { pageContext } from './page-context.ts';
import type { Running } from './running.ts';
import { serving } from './serving.ts';
import { servesPages, sokoniModule } from './sokoni.module.ts';

/** Bytes of a form with its files. */
const mostOfUpload = 12 * 1024 * 1024;
const idPattern = /^[\w-]{8,64}$/;

const correlationOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string => {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
};

/** The whole HTTP side: Nest's routes first, files of the build, and the pages for everything else. */
export const createServer = async (running: Running): Promise<NestFastifyApplication> => {
  const { config, log } = running;
  const parts = serving(running, () => app.get(CommandBus));
  const served = servesPages(config)
    ? pages({
        build: await import('virtual:react-router/server-build'),
        position: running.projected.position,
        context: pageContext(running, parts),
      })
    : undefined;
  const adapter = new FastifyAdapter({
    genReqId: correlationOf,
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(sokoniModule(running, parts), adapter, {
    logger: nestLogger(log),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter(log));
  const fastify = adapter.getInstance();
  observeRequests(fastify, running.metrics, log);
  noteRefusals(fastify, parts.attempts);
  await addSecurityHeaders(fastify, parts.secure);
  fastify.decorateRequest('viewer', null);
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: mostOfUpload }, (_, body, done) =>
    done(null, body),
  );
  fastify.addHook('onRoute', smallBodies);
  fastify.addHook('onRequest', refuseMalformed);
  if (served) fastify.addHook('onRequest', served.sendKept);
  fastify.addHook('onRequest', refuseCrossSite);
  fastify.addHook('onRequest', limitRoutes(limits));
  fastify.addHook('preHandler', waitForRead(running.projected));
  fastify.addHook(
    'preHandler',
    recogniseViewer({ sessions: running.access.sessions, db: running.db, secure: parts.secure }),
  );
  fastify.addHook('preHandler', enforceRule(config.API_TOKEN));
  if (clientFolder)
    await fastify.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  fastify.addHook('onRoute', demandRule);
  await app.init();
  if (!served) return app;

  fastify.all('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api|ajax)\//.test(request.url)) {
      const problem = problemOf(new Rejection('request.not-found', 'not-found'), languageAsked(request), request.id);
      return reply.status(404).type('application/problem+json').send(problem);
    }
    if (!isRead(request)) {
      // whoever is not signed in is led to the log-in by the page
      if (request.viewer) demand(ruleOfPage(pathOf(request)), actorOf(request, config.API_TOKEN));
      refuseNoForm(request);
    }
    return served.serve(request, reply);
  });
  return app;
};
