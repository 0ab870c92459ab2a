import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone, signInNeeded } from '#domain/access.ts';
import { mayImpersonate } from '#domain/account/account.permissions.ts';
import { accountId } from '#domain/account-id.ts';
import { companyRoles, isSignedIn, levels, roles } from '#domain/actor.ts';
import { languages } from '#domain/language.ts';
import type { Humans } from '#infra/access/humans.ts';
import { challengeSent } from '#infra/access/humans.ts';
import { DataRoute, done, ok } from '#infra/http/data-route.ts';
import { ACCOUNT_FLOWS, HUMANS } from '#infra/http/tokens.ts';
import type { AccountFlows } from './flows/account-flows.ts';

const logIn = z.object({
  email: z.string().max(254),
  password: z.string().max(1000),
  /** One of these is needed when the account has a second factor: a code from the device, or a recovery code. */
  code: z.string().max(20).optional(),
  recovery: z.string().max(40).optional(),
});
const forceLogin = z.object({ accountId, reason: z.string().max(500).trim().min(1) });
const forceLogout = z.object({ accountId });

/** The account of the session. */
const whoAnswer = z.object({ id: accountId });
const meAnswer = z.object({
  id: accountId,
  role: z.enum(roles),
  level: z.enum(levels).optional(),
  companies: z.record(z.string(), z.enum(companyRoles)).optional(),
  displayName: z.string().nullable(),
  language: z.enum(languages),
  confirmed: z.boolean(),
  impersonatedBy: z.string().nullable(),
});

type FlowsOf = (request: FastifyRequest, reply: FastifyReply) => AccountFlows;

/** Sign-in and sign-out for programs; people use the pages. */
@Controller('api')
export class AccountController {
  constructor(@Inject(ACCOUNT_FLOWS) private readonly flows: FlowsOf) {}

  @Post('login')
  @DataRoute({
    rule: anyone,
    summary: 'Signs in, with the second factor where there is one',
    body: logIn,
    answers: ok(whoAnswer, 'Signed in; the cookie is the session'),
  })
  @HttpCode(200)
  async login(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof whoAnswer>> {
    const flows = this.flows(request, reply);
    return { id: await flows.signInWith(logIn.parse(body)) };
  }

  @Post('logout')
  @DataRoute({
    rule: anyone,
    summary: 'Signs out',
    answers: done,
  })
  @HttpCode(204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.flows(request, reply).signOut();
  }

  @Get('me')
  @DataRoute({
    rule: isSignedIn,
    summary: 'Who is signed in',
    answers: ok(meAnswer),
  })
  me(@Req() { viewer }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): z.infer<typeof meAnswer> {
    if (!viewer) throw signInNeeded();
    reply.header('Cache-Control', 'private, no-store');
    const { id, role, level, companies, displayName, language, confirmed, impersonatedBy } = viewer;
    return { id, role, level, companies, displayName, language, confirmed, impersonatedBy };
  }

  /** Lets an administrator act as somebody for half an hour; the answer's cookie is that session. */
  @Post('force-login')
  @DataRoute({
    rule: mayImpersonate,
    summary: 'An administrator acts as someone for half an hour',
    body: forceLogin,
    answers: ok(whoAnswer, 'Done; the cookie is that session'),
  })
  @HttpCode(200)
  async forceLogin(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof whoAnswer>> {
    const flows = this.flows(request, reply);
    const { accountId, reason } = forceLogin.parse(body);
    await flows.forceLogin(accountId, reason);
    return { id: accountId };
  }

  /** Ends every session of an account. */
  @Post('force-logout')
  @DataRoute({
    rule: mayImpersonate,
    summary: 'An administrator ends every session of an account',
    body: forceLogout,
    answers: done,
  })
  @HttpCode(204)
  async forceLogout(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.flows(request, reply).forceLogout(forceLogout.parse(body).accountId);
  }
}

/** The challenge that a browser solves before a form is sent, to keep bots out. */
@Controller('bot-check')
export class BotCheckController {
  constructor(@Inject(HUMANS) private readonly humans: Humans) {}

  @Get()
  @DataRoute({
    rule: anyone,
    summary: 'What a browser works on to show that a person fills in a form',
    answers: ok(challengeSent),
  })
  @Header('Cache-Control', 'no-store')
  challenge(): Promise<object> {
    return this.humans.challenge();
  }
}
