import type { Readable } from 'node:stream';
import {
  Controller,
  Delete,
  Head,
  HttpCode,
  HttpException,
  Inject,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '#domain/actor.ts';
import { refuse } from '#domain/media/media.rejections.ts';
import { resumableUpload } from '#infra/http/body-parsers.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { actorOf } from '#infra/http/request.ts';
import { API_TOKEN, RESUMABLE_UPLOADS, UPLOADS } from '#infra/http/tokens.ts';
import type { FileOwners } from '#infra/media/file-owners.ts';
import { mostBytes } from '#infra/media/prepare-image.ts';
import type { Arrived, ResumableUploads } from '#infra/media/resumable-uploads.ts';
import { uploadKinds } from './media-upload.controller.ts';

/** `kind cGhvdG8=,key YWJj` as the protocol writes it: names with values in base64. */
const metadataIn = (header: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header.split(',').flatMap((pair) => {
      const [name, value = ''] = pair.trim().split(' ');
      return name ? [[name, Buffer.from(value, 'base64').toString()]] : [];
    }),
  );

const metadata = z.object({ kind: z.enum(uploadKinds).default('photo'), key: z.string().min(16).max(100).optional() });
const version = '1.0.0';

/**
 * Takes pictures for companies' pages in parts, by the protocol tus 1.0.0 (core, creation, termination). The address of
 * an upload ends in the id that its image gets; `key` of its metadata is the picture's own, so that one that is begun
 * twice is stored once.
 *
 * Why not `@tus/server`: it takes the connection away from Fastify, and with it limits, rules, logs and problems in the
 * reader's language; and it brings two clients of Redis (2026-11).
 */
@Controller(resumableUpload.slice(1))
export class ResumableUploadController {
  constructor(
    @Inject(UPLOADS) private readonly owners: FileOwners,
    @Inject(RESUMABLE_UPLOADS) private readonly uploads: ResumableUploads,
    @Inject(API_TOKEN) private readonly apiToken: string | undefined,
  ) {}

  @Post()
  @DataRoute({ rule: isSignedIn, limit: { name: 'route/upload', burst: 60, perMinute: 10 } })
  async begin(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const length = z.coerce.number().int().positive().parse(request.headers['upload-length']);
    if (length > mostBytes) throw refuse('too-heavy', { most: mostBytes / 1024 / 1024 });
    const { kind, key } = metadata.parse(metadataIn(String(request.headers['upload-metadata'] ?? '')));
    const { id: owner } = actorOf(request, this.apiToken);
    const id = key ? this.owners.idFor(owner, `${kind}//${key}`) : this.owners.newId(owner);
    this.#tell(reply, await this.uploads.begin(id, kind, length)).header('Location', `${resumableUpload}/${id}`);
  }

  @Head(':id')
  @DataRoute({ rule: isSignedIn })
  async offset(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const arrived = await this.uploads.arrived(this.#own(request, id));
    if (!arrived) throw refuse('unknown');
    this.#tell(reply, arrived);
  }

  @Patch(':id')
  @HttpCode(204)
  @DataRoute({ rule: isSignedIn })
  async append(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const offset = z.coerce.number().int().nonnegative().parse(request.headers['upload-offset']);
    const own = this.#own(request, id);
    const arrived = await this.uploads.append(own, offset, request.body as Readable);
    if (arrived) return void this.#tell(reply, arrived);
    if (await this.uploads.arrived(own)) throw new HttpException('Another offset', 409);
    throw refuse('unknown');
  }

  @Delete(':id')
  @HttpCode(204)
  @DataRoute({ rule: isSignedIn })
  async stop(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.uploads.forget(this.#own(request, id));
    reply.header('Tus-Resumable', version);
  }

  /** The id, where the upload is the caller's. */
  #own(request: FastifyRequest, id: string): string {
    if (!this.owners.isOf(actorOf(request, this.apiToken).id, id)) throw refuse('unknown');
    return id;
  }

  #tell(reply: FastifyReply, { offset, length }: Arrived): FastifyReply {
    return reply
      .header('Tus-Resumable', version)
      .header('Cache-Control', 'no-store')
      .header('Upload-Offset', String(offset))
      .header('Upload-Length', String(length));
  }
}
