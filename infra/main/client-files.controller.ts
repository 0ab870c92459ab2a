import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { build } from '#web/shell/build.ts';
import { clientFolder } from '../http/client-folder.ts';
import { compressedForMany, encodingFor, etagOf } from '../http/compressed-answers.ts';
import { DataRoute } from '../http/data-route.ts';

const script = 'text/javascript; charset=utf-8';

/**
 * The script of a page that is older than the files which are kept: the page loads itself again, once, unless it was
 * touched meanwhile. It works without a script, and what is typed or pressed by then would be lost.
 */
const outdated = `try{if(!navigator.userActivation?.hasBeenActive&&!sessionStorage.getItem('sokoni.outdated')){sessionStorage.setItem('sokoni.outdated','1');location.reload()}}catch{}`;

/** As small as a file of the build: made once, and every new visitor is sent it. */
const compressed = { br: promisify(brotliCompress), gzip: compressedForMany.gzip };

const workerOf = async () => {
  const source = await readFile(join(clientFolder ?? '', build.worker), 'utf8');
  const identity = Buffer.from(`// ${build.files.join(' ')}\n${source}`);
  const [br, gzip] = await Promise.all([compressed.br(identity), compressed.gzip(identity)]);
  return { etag: etagOf(identity), bytes: { identity, br, gzip } };
};

/** Files of the build that need an address or an answer of their own. */
@Controller()
export class ClientFilesController {
  #worker: ReturnType<typeof workerOf> | undefined;

  /**
   * The service worker: with each build its bytes change, so that browsers take in the new pages of the shell. They ask
   * for it again at every page, and are told in a few bytes that it is the same.
   */
  @Get('sw.js')
  @DataRoute({
    rule: anyone,
  })
  async worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!clientFolder) return reply.status(404).send();
    this.#worker ??= workerOf();
    const { etag, bytes } = await this.#worker;
    reply.type(script).headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    await reply.send(bytes[encoding]);
  }

  /** A file that the build no longer has. The ones of the last days are kept beside the new ones. */
  @Get('assets/:name')
  @DataRoute({
    rule: anyone,
  })
  gone(@Param('name') name: string, @Res() reply: FastifyReply): FastifyReply {
    reply.header('Cache-Control', 'no-store');
    if (/^enhance-[\w-]+\.js$/.test(name)) return reply.type(script).send(outdated);
    return reply
      .status(404)
      .type('text/plain; charset=utf-8')
      .send('This file has been replaced: load the page again.');
  }
}
