import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#domain/account/account.rejections.ts';
import { accountId } from '#domain/account-id.ts';
import { isSignedIn } from '#domain/actor.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import type { Documents } from '#infra/documents/documents.ts';
import { apart } from '#infra/http/apart.ts';
import { DataRoute, file, reading } from '#infra/http/data-route.ts';
import { actorOf } from '#infra/http/request.ts';
import { API_TOKEN, DATABASE, DOCUMENTS } from '#infra/http/tokens.ts';
import { claimDocument } from './claim-documents.ts';

const parts = { id: typedCompanyId, account: accountId, document: z.uuid() };

/** The papers of requests to manage a page. */
@Controller('api/companies')
export class ClaimDocumentController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Get(':id/claims/:account/documents/:document')
  @DataRoute({
    rule: isSignedIn,
    limit: reading,
    summary: 'A PDF that shows that a page is somebody’s, for whoever sent it and for those who decide',
    parts,
    answers: file('application/pdf'),
  })
  async document(
    @Param() typed: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asked = z.object(parts).safeParse(typed).data;
    const viewer = actorOf(request, this.apiToken);
    const found = asked && (await claimDocument(this.db, { ...asked, company: asked.id }, viewer));
    const bytes = found && (await this.documents.file(found));
    if (!bytes) throw refuse('document-unknown');
    // read in the browser's own viewer, which a sandbox would keep from opening
    return apart(reply, "object-src 'self'; style-src 'unsafe-inline'")
      .header('Content-Disposition', 'inline; filename="document.pdf"')
      .type('application/pdf')
      .send(bytes);
  }
}
