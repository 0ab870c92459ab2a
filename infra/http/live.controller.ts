import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSignedIn } from '#domain/actor.ts';
import { DataRoute } from './data-route.ts';
import type { answerLive } from './live.ts';
import { LIVE } from './tokens.ts';

@Controller()
export class LiveController {
  constructor(@Inject(LIVE) private readonly answer: ReturnType<typeof answerLive>) {}

  @Get('.well-known/mercure')
  @DataRoute({
    rule: isSignedIn,
  })
  listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply);
  }
}
