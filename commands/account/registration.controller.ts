import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { ACCOUNT_FLOWS } from '#infra/http/tokens.ts';
import type { AccountFlows } from './flows/account-flows.ts';
import { companyStep, profileStep } from './registration-draft.ts';

type FlowsOf = (request: FastifyRequest, reply: FastifyReply) => AccountFlows;

/** The page of the next step. */
const nextStep = z.object({ next: z.string() });
type Next = z.infer<typeof nextStep>;

/** `altcha` is the solution of the bot check (`GET /bot-check`), `website` a field that only bots fill in. */
const profileSent = profileStep.omit({ language: true }).extend({
  altcha: z.unknown(),
  website: z.unknown(),
  to: z.string().max(2000).default(''),
});
const codeSent = z.object({ code: z.string().max(20) });
/** Another code is on its way; the next can be asked for after `waitS` seconds. */
const resent = z.object({ waitS: z.number() });

/** The steps of a registration for the browser's script; they do the same as the forms of the pages. */
@Controller('api/registration')
export class RegistrationController {
  constructor(@Inject(ACCOUNT_FLOWS) private readonly flows: FlowsOf) {}

  @Post('profile')
  @DataRoute({
    rule: anyone,
    summary: 'The first step of a registration: who',
    body: profileSent,
    answers: ok(nextStep, 'The page of the next step'),
  })
  @HttpCode(200)
  async profile(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Next> {
    const flows = this.flows(request, reply);
    const { altcha, website, to, ...profile } = profileSent.parse(body);
    const language = requestLanguage(request);
    await flows.registerProfile({ ...profile, language }, { altcha, website }, to);
    return { next: flows.pages(language).company };
  }

  @Post('company')
  @DataRoute({
    rule: anyone,
    summary: 'The second: a company, or none; mails a code',
    body: companyStep,
    answers: ok(nextStep, 'The page of the next step'),
  })
  @HttpCode(200)
  async company(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Next> {
    const flows = this.flows(request, reply);
    const language = requestLanguage(request);
    await flows.registerCompany(body, language);
    return { next: flows.pages(language).confirmation };
  }

  @Post('confirmation')
  @DataRoute({
    rule: anyone,
    summary: 'The last: the code that was mailed',
    body: codeSent,
    answers: ok(nextStep, 'Signed in; the page to go on with'),
  })
  @HttpCode(200)
  async confirmation(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Next> {
    const flows = this.flows(request, reply);
    const { to } = await flows.confirm(codeSent.parse(body).code);
    return { next: to };
  }

  @Post('resend')
  @DataRoute({
    rule: anyone,
    summary: 'Mails another code, which replaces the one before',
    answers: ok(resent, 'The code is on its way'),
  })
  @HttpCode(200)
  async resend(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof resent>> {
    const flows = this.flows(request, reply);
    await flows.resendCode(requestLanguage(request));
    return { waitS: await flows.resendWaitS() };
  }
}
