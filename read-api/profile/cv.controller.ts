import { Controller, Get, HttpException, Inject, Param, Query, Req, Res } from '@nestjs/common';
import slugify from '@sindresorhus/slugify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { type Language, languages } from '#domain/language.ts';
import { widthsOf } from '#domain/media/image-sizes.ts';
import type { Database } from '#infra/database/database.ts';
import { apart } from '#infra/http/apart.ts';
import { DataRoute, drawing } from '#infra/http/data-route.ts';
import { pathOf } from '#infra/http/request.ts';
import { DATABASE, MEDIA } from '#infra/http/tokens.ts';
import { TooManyRequests } from '#infra/limits/limit.ts';
import { TooBusy } from '#infra/media/few-at-once.ts';
import type { Media } from '#infra/media/media.ts';
import { cvPdf } from './cv/cv-pdf.ts';
import { cvWords } from './cv-words.ts';
import { hasContacted } from './has-contacted.ts';
import { profileSeenBy, publicProfile } from './public-profile.ts';
import type { PublicProfile } from './shown-profile.ts';

const readers = ['everyone', 'members', 'companies'] as const;

type Asked = { readonly lang?: unknown; readonly as?: unknown };

/**
 * The CV of a profile as PDF, drawn for each request and never stored. It shows only what the reader may see. When
 * that is nothing, or when `as=me` comes without a session, it redirects to the profile page.
 */
@Controller()
export class CvController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEDIA) private readonly media: Media,
  ) {}

  @Get('profil/:person/cv.pdf')
  @DataRoute({
    rule: anyone,
    limit: drawing,
  })
  french(
    @Param('person') person: string,
    @Query() query: Asked,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.cv(person, 'fr', query, request, reply);
  }

  @Get('en/profile/:person/cv.pdf')
  @DataRoute({
    rule: anyone,
    limit: drawing,
  })
  english(
    @Param('person') person: string,
    @Query() query: Asked,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.cv(person, 'en', query, request, reply);
  }

  private async cv(
    person: string,
    here: Language,
    query: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const profile = await this.shown(person.slice(0, 36), query, request);
    if (!profile) throw new HttpException('No such person', 404);
    const page = pathOf(request).replace(/\/cv\.pdf$/, '');
    if (query.as === 'me' && profile.reader !== 'self') return reply.redirect(page, 303);
    const lang = languages.find((one) => one === query.lang) ?? here;
    const words = cvWords(profile, { lang, jpeg: await this.portrait(profile), made: new Date() });
    if (!profile.name && words.parts.length === 0) return reply.redirect(page, 303);
    const bytes = await cvPdf(words).catch((error: unknown) => {
      throw error instanceof TooBusy ? new TooManyRequests(5) : error;
    });
    const name = profile.name ? slugify(`${profile.name.firstname} ${profile.name.lastname}`) : '';
    return apart(reply)
      .type('application/pdf')
      .header(
        'Content-Disposition',
        `attachment; filename="${['cv', name.slice(0, 80), lang].filter(Boolean).join('-')}.pdf"`,
      )
      .header('Content-Language', lang)
      .header('X-Robots-Tag', 'noindex')
      .send(bytes);
  }

  private async portrait({ photo }: PublicProfile): Promise<Uint8Array | null> {
    const width = photo && widthsOf(photo.width).findLast((one) => one <= 384);
    return width ? ((await this.media.file(photo.id, width, 'jpg')) ?? null) : null;
  }

  /** Returns the profile as the reader sees it; `as` shows the owner how a group of readers sees it. */
  private shown(id: string, { as }: Asked, { viewer }: FastifyRequest): Promise<PublicProfile | null> {
    const reader = readers.find((one) => one === as);
    if (reader && viewer?.id === id) return profileSeenBy(this.db, id, reader);
    return publicProfile(this.db, id, viewer, hasContacted(this.db));
  }
}
