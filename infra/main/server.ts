import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '#domain/rejection.ts';
import { viewer } from '#read-api/account/viewer.ts';
import { publicOrigin } from '../config.ts';
import { addressLines } from '../http/address-lines.ts';
import { addBodyParsers } from '../http/body-parsers.ts';
import { clientFolder } from '../http/client-folder.ts';
import { compressAnswers } from '../http/compressed-answers.ts';
import { knowOrigin, noticeSilentProxy, refuseCrossSite } from '../http/cross-site.ts';
import { limitRoutes, smallBodies } from '../http/limits.ts';
import { nestLogger } from '../http/logger.ts';
import { routeMethods } from '../http/methods.ts';
import { observeRequests, renderObserver } from '../http/metrics.ts';
import { ProblemFilter, problemOf } from '../http/problem.filter.ts';
import { waitForRead } from '../http/read-after.ts';
import { readOut } from '../http/read-out.ts';
import { isRead, pathOf, requestLanguage } from '../http/request.ts';
import { demandRule, enforceRule } from '../http/route-rules.ts';
import { leadToStaying } from '../http/same-company.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { recogniseViewer } from '../http/session-cookie.ts';
import { answerUnreadable } from '../http/unreadable.ts';
import { refuseMalformed, refuseNoForm } from '../http/well-formed.ts';
import { pageContext } from './page-context.ts';
import { pages, wantsPage } from './pages.ts';
import { publishedCommands } from './published-commands.ts';
import { noteRefusals } from './refusals.ts';
import type { Running } from './running.ts';
import { serving } from './serving.ts';
import { servesPages, sokoniModule } from './sokoni.module.ts';

const idPattern = /^[\w-]{8,64}$/;

const correlationOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string => {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
};

/** The pages; while somebody works on them they are read anew with each request (`npm run dev`). */
const pagesOfBuild = () => import('virtual:react-router/server-build');

/** The whole HTTP side: Nest's routes first, files of the build, and the pages for everything else. */
export const createServer = async (running: Running): Promise<NestFastifyApplication> => {
  const { config, log } = running;
  const parts = serving(running, () => app.get(CommandBus));
  const served = servesPages(config)
    ? pages({
        build: import.meta.env.DEV ? pagesOfBuild : await pagesOfBuild(),
        position: running.projected.position,
        context: pageContext(running, parts),
        observeRender: renderObserver(running.metrics),
      })
    : undefined;
  const adapter = new FastifyAdapter({
    genReqId: correlationOf,
    trustProxy: config.TRUSTED_PROXIES,
    bodyLimit: 1_048_576,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(sokoniModule(running, parts), adapter, {
    logger: nestLogger(log),
    abortOnError: false,
    bodyParser: false,
  });
  const showPage = (error: unknown, request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!served || !wantsPage(request)) return false;
    served.sendProblem(error, request, reply).catch((failure: unknown) => {
      log.error({ correlationId: request.id, err: failure }, 'the error page failed');
      reply.status(500).send();
    });
    return true;
  };
  app.useGlobalFilters(new ProblemFilter(log, showPage));
  const fastify = adapter.getInstance();
  observeRequests(fastify, running.metrics, log);
  noteRefusals(fastify, parts.attempts);
  await addSecurityHeaders(fastify, parts.secure);
  fastify.decorateRequest('viewer', null);
  fastify.decorateRequest('publicOrigin', '');
  addBodyParsers(fastify);
  fastify.addHook('onRoute', smallBodies);
  fastify.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413) await readOut(request.raw);
  });
  fastify.addHook('onRequest', refuseMalformed);
  fastify.addHook('onRequest', knowOrigin(publicOrigin(config)));
  fastify.addHook('onRequest', noticeSilentProxy(log, publicOrigin(config)));
  if (served) fastify.addHook('onRequest', served.sendKept);
  fastify.addHook('onRequest', refuseCrossSite);
  fastify.addHook('onRequest', limitRoutes(running.limits));
  fastify.addHook('onSend', leadToStaying(running.readApi.stayingCompany));
  const lines = addressLines();
  fastify.addHook('preParsing', lines.beforeReading);
  fastify.addHook('preHandler', lines.beforeWork);
  fastify.addHook('onSend', lines.whenReady);
  fastify.addHook('onSend', compressAnswers);
  fastify.addHook('preHandler', waitForRead(running.projected));
  fastify.addHook(
    'preHandler',
    recogniseViewer({
      sessions: running.access.sessions,
      viewerOf: (session) => viewer(running.db, session),
      secure: parts.secure,
    }),
  );
  fastify.addHook('preHandler', enforceRule(config.API_TOKEN));
  if (clientFolder)
    await fastify.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      globIgnore: ['**/*.{br,gz}'], // no addresses of their own
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  const methods = routeMethods();
  fastify.addHook('onRoute', demandRule);
  fastify.addHook('onRoute', methods.note);
  await app.init();
  const commands = new Set(publishedCommands.map(({ context, name }) => `/api/${context}/${name}`));
  methods.refuseOthers(
    fastify,
    (request) => request.routeOptions.url !== '/api/:context/:command' || commands.has(pathOf(request)),
  );
  if (!served) return app;

  fastify.all('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/(api|ajax)\//.test(request.url)) {
      const problem = problemOf(new Rejection('request.not-found', 'not-found'), requestLanguage(request), request.id);
      return reply.status(404).type('application/problem+json').send(problem);
    }
    if (!isRead(request)) await refuseNoForm(request);
    return served.serve(request, reply);
  });
  return app;
};
