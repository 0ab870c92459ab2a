import { Controller, Get, HttpException, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { anyone } from '#domain/access.ts';
import { imageFormats } from '#domain/media/image-sizes.ts';
import { DataRoute } from '../http/data-route.ts';
import { MEDIA } from '../http/tokens.ts';
import { TooBusy } from './few-at-once.ts';
import type { Media } from './media.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

@Controller('media')
export class MediaController {
  constructor(@Inject(MEDIA) private readonly media: Media) {}

  /** An image in one of its sizes: `/media/{id}/640.webp`. The content of an address never changes. */
  @Get(':id/:file')
  @DataRoute({
    rule: anyone,
  })
  async image(@Param() { id, file }: { id: string; file: string }, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const [, width, ending] = /^(\d{2,4})\.(\w+)$/.exec(file) ?? [];
    const format = imageFormats.find((one) => one === ending);
    const bytes = format && (await this.media.file(id, Number(width), format).catch(busy));
    if (!bytes) throw new HttpException('No such image', 404);
    return reply
      .type(types[format])
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(bytes);
  }
}

const busy = (error: unknown): never => {
  throw error instanceof TooBusy ? new HttpException('Busy', 503) : error;
};
