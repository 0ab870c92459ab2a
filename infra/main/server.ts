import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouterContextProvider } from 'react-router';
import { CommandsController } from '#commands/commands.controller.ts';
import { ExecuteHandler } from '#commands/execute.ts';
import { Rejection } from '#domain/rejection.ts';
import { leadContext, originContext, readApiContext, referenceContext } from '#web/server-context.ts';
import type { Config } from '../config.ts';
import { clientFolder } from '../http/client-folder.ts';
import { HealthController } from '../http/health.controller.ts';
import { leads } from '../http/leads.ts';
import { limits, smallBodies } from '../http/limits.ts';
import { nestLogger } from '../http/logger.ts';
import { observeRequests } from '../http/metrics.ts';
import { OpenApiController } from '../http/openapi.controller.ts';
import { openApi } from '../http/openapi.ts';
import { pages } from '../http/pages.ts';
import { ProblemFilter, problemOf } from '../http/problem.filter.ts';
import { limitRoutes } from '../http/rate-limit.ts';
import { waitForRead } from '../http/read-after.ts';
import { languageAsked } from '../http/request.ts';
import { securityHeaders } from '../http/security-headers.ts';
import * as token from '../http/tokens.ts';
import { commands } from './commands.ts';
import { companyFacts } from './company-facts.ts';
import { documentedQueries, readModules } from './queries.ts';
import type { Running } from './running.ts';

const idPattern = /^[\w-]{8,64}$/;

/** A worker answers for its health and its metrics alone. */
const servesPages = ({ ROLE }: Config): boolean => ROLE !== 'worker';

@Module({})
class SokoniModule {
  static serving(running: Running, askNumbers: ReturnType<typeof leads>): DynamicModule {
    const serves = servesPages(running.config);
    const asked = commands(companyFacts(running));
    const provided: [symbol, unknown][] = [
      [token.DATABASE, running.db],
      [token.SEARCH, running.search],
      [token.READ_API, running.readApi],
      [token.COMMAND_CONTEXT, running],
      [token.COMMANDS, asked],
      [token.API_TOKEN, running.config.API_TOKEN],
      [token.STATISTICS, running.statistics],
      [token.LEADS, askNumbers],
      [token.HEALTH, running.health],
      [token.METRICS, running.metrics],
      [token.OPENAPI, openApi(asked, documentedQueries)],
    ];
    return {
      module: SokoniModule,
      global: true,
      imports: serves ? [CqrsModule.forRoot(), ...readModules] : [],
      controllers: [HealthController, ...(serves ? [OpenApiController, CommandsController] : [])],
      providers: [
        ...(serves ? [ExecuteHandler] : []),
        ...provided.map(([provide, useValue]) => ({ provide, useValue })),
      ],
      exports: provided.map(([provide]) => provide),
    };
  }
}

/** Scripts and styles of our own only, none of them in the page. */
const contentSecurityPolicy = (secure: boolean) => ({
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    upgradeInsecureRequests: secure ? [] : null,
  },
});

/** The whole HTTP side: Nest's routes first, files of the build, and the pages for everything else. */
export const createServer = async (running: Running): Promise<NestFastifyApplication> => {
  const { config, log } = running;
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const askNumbers = leads({ statistics: running.statistics, apiToken: config.API_TOKEN });
  const adapter = new FastifyAdapter({
    genReqId: ({ headers }: { headers: Record<string, unknown> }) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
    },
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(SokoniModule.serving(running, askNumbers), adapter, {
    logger: nestLogger(log),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter(log));
  const fastify = adapter.getInstance();
  observeRequests(fastify, running.metrics, log);
  const headers = await securityHeaders({
    contentSecurityPolicy: contentSecurityPolicy(secure),
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('X-Correlation-Id', request.id);
    next();
  });
  fastify.addHook('onRoute', smallBodies);
  fastify.addHook('onRequest', limitRoutes(limits));
  fastify.addHook('preHandler', waitForRead(running.projected));
  if (clientFolder)
    await fastify.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
  await app.init();
  if (!servesPages(config)) return app;

  const serve = pages({
    build: await import('virtual:react-router/server-build'),
    position: running.projected.position,
    context: (request) => {
      const context = new RouterContextProvider();
      context.set(readApiContext, running.readApi);
      context.set(originContext, config.PUBLIC_URL ?? null);
      context.set(referenceContext, request.id);
      context.set(leadContext, askNumbers(request));
      return context;
    },
  });
  fastify.all('/*', async (request, reply) => {
    if (!/^\/(api|ajax)\//.test(request.url)) return serve(request, reply);
    const problem = problemOf(new Rejection('request.not-found', 'not-found'), languageAsked(request), request.id);
    return reply.status(404).type('application/problem+json').send(problem);
  });
  return app;
};
