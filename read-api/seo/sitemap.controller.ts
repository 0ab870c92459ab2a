import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Controller, Get, HttpException, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute } from '#infra/http/data-route.ts';
import { DATABASE, PUBLIC_ORIGIN } from '#infra/http/tokens.ts';
import { landings } from './landings.ts';
import { alreadyThere, originFor } from './sent.ts';
import { sitemapCompanies, sitemapFiles } from './sitemap-companies.ts';
import { sitemapJobFiles, sitemapJobs } from './sitemap-jobs.ts';
import {
  closeUrls,
  companyUrls,
  jobUrls,
  landingsInFile,
  landingUrls,
  openUrls,
  partOf,
  robotsTxt,
  sitemapIndex,
} from './sitemap-xml.ts';

const hour = 3600;
/** Offers end: nobody keeps a list of them for longer. */
const minute = 60;
const tagOf = (...parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;

/** Streams a file, compressed with gzip when the client accepts it. */
const streamed = (request: FastifyRequest, reply: FastifyReply, file: AsyncIterable<string>): FastifyReply => {
  reply.type('application/xml; charset=utf-8').header('Vary', 'Accept-Encoding');
  const text = Readable.from(file);
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(text);
  const zipped = createGzip();
  text.once('error', (error) => zipped.destroy(error));
  zipped.once('close', () => text.destroy());
  return reply.header('Content-Encoding', 'gzip').send(text.pipe(zipped));
};

@Controller()
export class SitemapController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string | null,
  ) {}

  @Get('robots.txt')
  @DataRoute({
    rule: anyone,
  })
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    reply.header('Cache-Control', `public, max-age=${24 * hour}`).type('text/plain; charset=utf-8');
    return reply.send(robotsTxt(originFor(request, this.origin)));
  }

  @Get('sitemap.xml')
  @DataRoute({
    rule: anyone,
  })
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const [files, jobs, lists] = await Promise.all([
      sitemapFiles(this.db),
      sitemapJobFiles(this.db, new Date()),
      landings(this.db),
    ]);
    const listFiles = Math.ceil(lists.length / landingsInFile) || 1;
    const index = sitemapIndex(originFor(request, this.origin), [
      ...Array.from({ length: listFiles }, (_, n) => ({ path: `/sitemaps/lists-${n}.xml` })),
      ...files.map((file) => partOf('companies', file)),
      ...jobs.map((file) => partOf('jobs', file)),
    ]);
    if (alreadyThere(request, reply, tagOf(index), hour)) return reply;
    return reply.type('application/xml; charset=utf-8').send(index);
  }

  @Get('sitemaps/:file')
  @DataRoute({
    rule: anyone,
  })
  async file(
    @Param('file') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [, kind, digits] = /^(lists|companies|jobs)-(\d{1,6})\.xml$/.exec(name) ?? [];
    const n = Number(digits);
    if (kind === 'lists') return this.lists(n, request, reply);
    if (kind === 'jobs') return this.jobs(n, request, reply);
    const [file] = kind ? await sitemapFiles(this.db, n) : [];
    if (!file) throw new HttpException('No such sitemap', 404);
    const origin = originFor(request, this.origin);
    if (alreadyThere(request, reply, tagOf(origin, file), hour)) return reply;
    const { db } = this;
    return streamed(
      request,
      reply,
      (async function* () {
        yield openUrls;
        for await (const companies of sitemapCompanies(db, n)) yield companyUrls(origin, companies);
        yield closeUrls;
      })(),
    );
  }

  private async jobs(n: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const jobs = await sitemapJobs(this.db, n, new Date());
    if (jobs.length === 0) throw new HttpException('No such sitemap', 404);
    const urls = openUrls + jobUrls(originFor(request, this.origin), jobs) + closeUrls;
    if (alreadyThere(request, reply, tagOf(urls), minute)) return reply;
    return reply.type('application/xml; charset=utf-8').send(urls);
  }

  private async lists(n: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const lists = (await landings(this.db)).slice(n * landingsInFile, (n + 1) * landingsInFile);
    if (n > 0 && lists.length === 0) throw new HttpException('No such sitemap', 404);
    const origin = originFor(request, this.origin);
    if (alreadyThere(request, reply, tagOf(origin, lists), hour)) return reply;
    return streamed(
      request,
      reply,
      (async function* () {
        yield openUrls + landingUrls(origin, lists, n === 0);
        yield closeUrls;
      })(),
    );
  }
}
