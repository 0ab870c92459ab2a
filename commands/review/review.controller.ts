import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { rememberWrite } from '#infra/http/read-after.ts';
import { actorOf, envelopeOf } from '#infra/http/request.ts';
import { PUBLIC_ORIGIN } from '#infra/http/tokens.ts';
import { answerSent } from '../command.ts';
import { Execute } from '../command-bus.ts';
import { writeReview } from './write-review.ts';

/** The address that the review form posts to: `{ companyId, score, comment }`. */
@Controller('ajax/review')
export class ReviewController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string | null,
  ) {}

  @Post()
  @DataRoute({
    rule: anyone,
    summary: 'The command write-review under the address of the form',
    body: writeReview.schema,
    onceUnderKey: true,
    answers: {
      200: { description: 'Done, or already so', schema: answerSent },
      201: { description: 'Made; `id` names it', schema: answerSent },
    },
  })
  async write(
    @Body() data: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.infer<typeof answerSent>> {
    // the operator's token is not a person: only people who are signed in write reviews
    const envelope = envelopeOf(request, actorOf(request, undefined), 'review/write-review');
    const answer = await this.bus.execute(new Execute(writeReview, data, envelope));
    rememberWrite(reply, answer.position, this.origin?.startsWith('https:') ?? false);
    reply.status(answer.created ? 201 : 200);
    return answerSent.parse(answer);
  }
}
