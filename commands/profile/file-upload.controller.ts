import { Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '#domain/actor.ts';
import { imageId } from '#domain/media/image.events.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { actorOf } from '#infra/http/request.ts';
import { sentForm } from '#infra/http/sent-form.ts';
import { API_TOKEN, OWN_FILES } from '#infra/http/tokens.ts';

const fileForm = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

/** The stored PDF, `bytes` long. */
const uploadedFile = z.object({ id: imageId, bytes: z.int().positive(), pages: z.int().positive() });

@Controller('ajax/file')
export class FileUploadController {
  constructor(
    @Inject(OWN_FILES) private readonly files: Pick<OwnFiles, 'takePdf'>,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  /** Stores the first file of the form, a PDF; `add-resume` puts it on a profile by its id. */
  @Post('upload')
  @DataRoute({
    rule: isSignedIn,
    limit: { name: 'route/upload', burst: 60, perMinute: 10 },
    summary: 'Keeps a PDF for the résumés of a profile: 60 at once, then 10 a minute',
    form: fileForm,
    answers: { 201: { description: 'Kept', schema: uploadedFile } },
  })
  async upload(@Req() request: FastifyRequest): Promise<z.infer<typeof uploadedFile>> {
    const { file } = await sentForm(request);
    return this.files.takePdf(actorOf(request, this.apiToken).id, file ?? new Uint8Array());
  }
}
