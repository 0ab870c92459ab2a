import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '#domain/actor.ts';
import { refuse } from '#domain/moderation/problem.rejections.ts';
import { mostProblemPictures } from '#domain/moderation/problem-pictures.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import type { Documents } from '#infra/documents/documents.ts';
import { apart } from '#infra/http/apart.ts';
import { DataRoute, file, reading } from '#infra/http/data-route.ts';
import { actorOf } from '#infra/http/request.ts';
import { API_TOKEN, DATABASE, DOCUMENTS } from '#infra/http/tokens.ts';
import { problemPicture } from './problem-pictures.ts';

const numbered = Array.from({ length: mostProblemPictures }, (_, index) => String(index + 1));
const parts = { id: typedCompanyId, problem: z.uuid(), picture: z.enum(numbered) };

/** The pictures that visitors send with what is wrong on a page. */
@Controller('api/companies')
export class ProblemPictureController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get(':id/problems/:problem/pictures/:picture')
  @DataRoute({
    rule: isSignedIn,
    limit: reading,
    summary: 'A picture that shows what is wrong on a page, for whoever sent it and for those who decide',
    parts,
    answers: file('image/webp'),
  })
  async picture(
    @Param() typed: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asked = z.object(parts).safeParse(typed).data;
    const viewer = actorOf(request, this.apiToken);
    const found =
      asked &&
      (await problemPicture(
        this.db,
        { company: asked.id, problem: asked.problem, picture: Number(asked.picture) },
        viewer,
        new Date(),
      ));
    const bytes = found && (await this.documents.firstPage(found));
    if (!bytes) throw refuse('picture-unknown');
    return apart(reply, "img-src 'self'; style-src 'unsafe-inline'; sandbox").type('image/webp').send(bytes);
  }
}
