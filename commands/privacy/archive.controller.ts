import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInNeeded } from '#domain/access.ts';
import { isSignedIn } from '#domain/actor.ts';
import { dayOf } from '#domain/calendar.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { COMMAND_CONTEXT } from '#infra/http/tokens.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { heavyAtOnce, TooBusy } from '#infra/media/few-at-once.ts';
import { type Archiving, archive } from './archive.ts';

const oneAtATime = heavyAtOnce(5);
const againAfterS = 30;

/** The download of all data about the person who is signed in, and about nobody else. */
@Controller()
export class ArchiveController {
  constructor(@Inject(COMMAND_CONTEXT) private readonly parts: Archiving) {}

  @Get(['profile/edit/data/archive', 'en/profile/edit/data/archive'])
  @DataRoute({
    rule: isSignedIn,
  })
  async download(@Req() { viewer }: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    if (!viewer || viewer.impersonatedBy) throw signInNeeded();
    const now = new Date();
    const bytes = await oneAtATime(() => archive(this.parts, viewer.id, now)).catch((error: unknown) => {
      throw error instanceof TooBusy ? new TooManyRequests(againAfterS) : error;
    });
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="sokoni-${dayOf(now)}.zip"`)
      .header('Cache-Control', 'private, no-store')
      .send(Buffer.from(bytes));
  }
}
