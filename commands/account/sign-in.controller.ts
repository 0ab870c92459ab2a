import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { ACCOUNT_FLOWS } from '#infra/http/tokens.ts';
import type { AccountFlows } from './flows/account-flows.ts';

/** The page to go on with once signed in. */
const to = z.string().max(2000).default('');

const passwordSent = z.object({ email: z.string().max(254), password: z.string().max(1000), to });
const codeAsked = z.object({ email: z.string().max(1000), to });
const mailedCodeSent = z.object({ code: z.string().max(40), to });
const secondSent = z.union([z.object({ code: z.string().max(40) }), z.object({ recovery: z.string().max(40) })]);
const resetAsked = z.object({ email: z.string().max(1000) });

/** `second` when the second factor is still needed. */
export const signedIn = z.object({ step: z.enum(['in', 'second']) });
/** A mail is on its way if the address has an account; another one can be asked for after `waitS` seconds. */
export const mailed = z.object({ waitS: z.number() });
/** A mail is on its way if the address has an account. */
const linkMailed = z.object({});
/** Whether this browser is signed in, and the address that it asked a code for. */
export const stands = z.object({ signedIn: z.boolean(), codeFor: z.string().nullable() });

type FlowsOf = (request: FastifyRequest, reply: FastifyReply) => AccountFlows;

/** Sign-in for the browser's script, step by step; the steps do the same as the forms of the pages. */
@Controller('api/sign-in')
export class SignInController {
  constructor(@Inject(ACCOUNT_FLOWS) private readonly flows: FlowsOf) {}

  @Get()
  @DataRoute({ rule: anyone, summary: 'Whether this browser is signed in already', answers: ok(stands) })
  @Header('Cache-Control', 'private, no-store')
  async stands(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof stands>> {
    const asked = request.viewer ? null : await this.flows(request, reply).askedCode();
    return { signedIn: Boolean(request.viewer), codeFor: asked?.email ?? null };
  }

  @Post('password')
  @DataRoute({
    rule: anyone,
    summary: 'Signs in with a password',
    body: passwordSent,
    answers: ok(signedIn, 'Signed in, or half way to it'),
  })
  @HttpCode(200)
  async password(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof signedIn>> {
    const { email, password, to } = passwordSent.parse(body);
    return { step: await this.flows(request, reply).signIn(email, password, to) };
  }

  @Post('ask-code')
  @DataRoute({
    rule: anyone,
    summary: 'Mails a code that signs in from this browser',
    body: codeAsked,
    answers: ok(mailed, 'The code is on its way, if the address has an account'),
  })
  @HttpCode(200)
  async askCode(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof mailed>> {
    const { email, to } = codeAsked.parse(body);
    return { waitS: await this.flows(request, reply).askCode(email, to) };
  }

  @Post('ask-code-again')
  @DataRoute({
    rule: anyone,
    summary: 'Mails another code, which replaces the one before',
    answers: ok(mailed, 'The code is on its way, if the address has an account'),
  })
  @HttpCode(200)
  async askCodeAgain(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof mailed>> {
    return { waitS: await this.flows(request, reply).askCodeAgain() };
  }

  @Post('code')
  @DataRoute({
    rule: anyone,
    summary: 'Signs in with the code that was mailed',
    body: mailedCodeSent,
    answers: ok(signedIn, 'Signed in, or half way to it'),
  })
  @HttpCode(200)
  async code(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof signedIn>> {
    const { code, to } = mailedCodeSent.parse(body);
    return { step: await this.flows(request, reply).signInByCode(code, to, requestLanguage(request)) };
  }

  @Post('second')
  @DataRoute({
    rule: anyone,
    summary: 'The second factor: a code of the app, or a recovery code',
    body: secondSent,
    answers: ok(signedIn, 'Signed in'),
  })
  @HttpCode(200)
  async second(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof signedIn>> {
    await this.flows(request, reply).passSecond(secondSent.parse(body));
    return { step: 'in' };
  }

  @Post('forgotten')
  @DataRoute({
    rule: anyone,
    summary: 'Mails a link by which another password is chosen',
    body: resetAsked,
    answers: ok(linkMailed, 'The link is on its way, if the address has an account'),
  })
  @HttpCode(200)
  async forgotten(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof linkMailed>> {
    await this.flows(request, reply).askReset(resetAsked.parse(body).email, requestLanguage(request));
    return {};
  }
}
