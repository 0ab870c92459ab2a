import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { AccountController, BotCheckController } from '#commands/account/account.controller.ts';
import { ExportController } from '#commands/account/export.controller.ts';
import { RegistrationController } from '#commands/account/registration.controller.ts';
import type { Command } from '#commands/command.ts';
import { CommandsController } from '#commands/commands.controller.ts';
import { ExecuteHandler } from '#commands/execute.ts';
import { Rejection } from '#domain/rejection.ts';
import {
  accountAdminContext,
  accountsContext,
  allowedContext,
  leadContext,
  limitFormContext,
  mailboxContext,
  mediaContext,
  originContext,
  ownFilesContext,
  problemContext,
  readApiContext,
  referenceContext,
  sendContext,
  stopMailContext,
  viewerContext,
} from '#web/server-context.ts';
import { type Humans, humans } from '../access/humans.ts';
import { outsideLogin } from '../access/outside-login.ts';
import type { Config } from '../config.ts';
import { accountAdmin } from '../http/account-admin.ts';
import { accountFlows } from '../http/account-flows.ts';
import { clientFolder } from '../http/client-folder.ts';
import { formLimits } from '../http/form-limits.ts';
import { HealthController } from '../http/health.controller.ts';
import { leads } from '../http/leads.ts';
import { limits, smallBodies } from '../http/limits.ts';
import { answerLive } from '../http/live.ts';
import { nestLogger } from '../http/logger.ts';
import { observeRequests } from '../http/metrics.ts';
import { OpenApiController } from '../http/openapi.controller.ts';
import { openApi } from '../http/openapi.ts';
import { ruleOfPage } from '../http/page-rules.ts';
import { pages } from '../http/pages.ts';
import { ProblemFilter, problemOf } from '../http/problem.filter.ts';
import { limitRoutes } from '../http/rate-limit.ts';
import { waitForRead } from '../http/read-after.ts';
import { actorOf, languageAsked, sameOrigin } from '../http/request.ts';
import { demandRule, enforceRule } from '../http/route-rules.ts';
import { headersOfFiles, securityHeaders } from '../http/security-headers.ts';
import { sending } from '../http/send.ts';
import * as token from '../http/tokens.ts';
import { recogniseViewer } from '../http/viewer.ts';
import { refuseMalformed, refuseNoForm } from '../http/well-formed.ts';
import { mailboxFor } from '../mail/open-mailbox.ts';
import { type DirectMail, queueMail } from '../mail/queue-mail.ts';
import { stopMail } from '../mail/stop-mail.ts';
import { commands } from './commands.ts';
import { companyFacts } from './company-facts.ts';
import { documentedQueries, readModules } from './queries.ts';
import type { Running } from './running.ts';

/** Bytes of a form with its files. */
const mostOfUpload = 12 * 1024 * 1024;
const idPattern = /^[\w-]{8,64}$/;

const mayOpen = (request: FastifyRequest, apiToken: string | undefined): boolean =>
  ruleOfPage(new URL(request.url, 'http://any').pathname)(actorOf(request, apiToken));

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** A worker answers for its health and its metrics alone. */
const servesPages = ({ ROLE }: Config): boolean => ROLE !== 'worker';

type Serving = {
  readonly asked: readonly Command[];
  readonly askNumbers: ReturnType<typeof leads>;
  readonly flows: ReturnType<typeof accountFlows>;
  readonly people: Humans;
};

@Module({})
class SokoniModule {
  static serving(running: Running, { asked, askNumbers, flows, people }: Serving): DynamicModule {
    const serves = servesPages(running.config);
    const provided: [symbol, unknown][] = [
      [token.DATABASE, running.db],
      [token.SEARCH, running.search],
      [token.READ_API, running.readApi],
      [token.COMMAND_CONTEXT, running],
      [token.COMMANDS, asked],
      [token.API_TOKEN, running.config.API_TOKEN],
      [token.STATISTICS, running.statistics],
      [token.LEADS, askNumbers],
      [token.ACCOUNT_FLOWS, flows],
      [token.HUMANS, people],
      [token.MEDIA, running.media],
      [token.DOCUMENTS, running.documents],
      [token.LIVE, answerLive(running.live)],
      [token.HEALTH, running.health],
      [token.METRICS, running.metrics],
      [token.OPENAPI, openApi(asked, documentedQueries)],
    ];
    return {
      module: SokoniModule,
      global: true,
      imports: serves ? [CqrsModule.forRoot(), ...readModules] : [],
      controllers: [
        HealthController,
        ...(serves
          ? [
              OpenApiController,
              AccountController,
              RegistrationController,
              BotCheckController,
              ExportController,
              CommandsController,
            ]
          : []),
      ],
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
    // maps come from there once their button is pressed
    imgSrc: ["'self'", 'data:', 'https://tile.openstreetmap.org'],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
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
  const asked = commands({ ...running, companies: companyFacts(running) });
  const accounts = {
    ...running,
    passwordMin: config.AUTH_PASSWORD_MIN,
    queueMail: (mail: DirectMail) => queueMail(running.pool, mail),
  };
  const people = humans(running.access.secret);
  const send = sending({ commands: asked, bus: () => app.get(CommandBus), apiToken: config.API_TOKEN, secure });
  const cityNamed = (name: string, country: string) => running.readApi.cityByIdOrName(name, country);
  const flows = accountFlows({
    accounts,
    humans: people,
    outside: outsideLogin(config),
    send,
    cityNamed,
    apiToken: config.API_TOKEN,
    secure,
  });
  const adapter = new FastifyAdapter({
    genReqId: ({ headers }: { headers: Record<string, unknown> }) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
    },
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    SokoniModule.serving(running, { asked, askNumbers, flows, people }),
    adapter,
    {
      logger: nestLogger(log),
      abortOnError: false,
    },
  );
  app.useGlobalFilters(new ProblemFilter(log));
  const fastify = adapter.getInstance();
  observeRequests(fastify, running.metrics, log);
  const headers = await securityHeaders({
    contentSecurityPolicy: contentSecurityPolicy(secure),
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const forFiles = headersOfFiles(headers);
  fastify.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/assets/')) reply.headers(forFiles);
    else reply.headers(headers).header('X-Correlation-Id', request.id);
    next();
  });
  fastify.decorateRequest('viewer', null);
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: mostOfUpload }, (_, body, done) =>
    done(null, body),
  );
  fastify.addHook('onRoute', smallBodies);
  fastify.addHook('onRequest', refuseMalformed);
  fastify.addHook('onRequest', limitRoutes(limits));
  fastify.addHook('preHandler', waitForRead(running.projected));
  fastify.addHook('preHandler', recogniseViewer({ sessions: running.access.sessions, db: running.db, secure }));
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
  if (!servesPages(config)) return app;

  const mailbox = mailboxFor(running);
  const stopping = stopMail(running);
  const admin = accountAdmin({ ...running, apiToken: config.API_TOKEN });
  const serve = pages({
    build: await import('virtual:react-router/server-build'),
    position: running.projected.position,
    context: (request, reply) => {
      const context = new RouterContextProvider();
      context.set(readApiContext, running.readApi);
      context.set(originContext, config.PUBLIC_URL ?? null);
      context.set(referenceContext, request.id);
      context.set(leadContext, askNumbers(request));
      context.set(mediaContext, running.media);
      context.set(limitFormContext, formLimits(request));
      context.set(ownFilesContext, running.ownFiles);
      context.set(problemContext, (error, lang) => problemOf(error, lang, request.id));
      context.set(viewerContext, request.viewer);
      context.set(allowedContext, mayOpen(request, config.API_TOKEN));
      context.set(sendContext, send(request, reply));
      context.set(stopMailContext, stopping);
      context.set(mailboxContext, mailbox(request));
      context.set(accountsContext, flows(request, reply));
      context.set(accountAdminContext, admin(request));
      return context;
    },
  });
  fastify.all('/*', async (request, reply) => {
    if (!isRead(request) && !sameOrigin(request)) throw new Rejection('request.cross-site', 'forbidden');
    if (!/^\/(api|ajax)\//.test(request.url)) {
      if (!isRead(request) && request.viewer && !mayOpen(request, config.API_TOKEN))
        throw new Rejection('access.not-allowed', 'forbidden');
      if (!isRead(request)) refuseNoForm(request);
      return serve(request, reply);
    }
    const problem = problemOf(new Rejection('request.not-found', 'not-found'), languageAsked(request), request.id);
    return reply.status(404).type('application/problem+json').send(problem);
  });
  return app;
};
