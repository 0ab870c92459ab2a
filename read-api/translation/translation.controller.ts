import { createHash } from 'node:crypto';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import { Rejection } from '#domain/rejection.ts';
import { asBefore, DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import {
  asScript,
  defaultDomain,
  translationFile,
  translationParams,
  translations,
  translationsAnswer,
} from './translations.ts';

const types = { js: 'text/javascript; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

@Controller('translations')
export class TranslationController {
  @Get()
  @DataRoute({
    rule: anyone,
    summary: 'The texts of the interface',
    params: translationParams,
    answers: { ...ok(translationsAnswer), ...asBefore },
  })
  all(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    return this.domain(`${defaultDomain}.json`, query, request, reply);
  }

  /** The texts of the interface, in the languages of `?locales=fr,en`, else in the reader's language. */
  @Get(':file')
  @DataRoute({
    rule: anyone,
    summary: 'Those of one domain: `home.json`, or `home.js` as a script',
    parts: { file: translationFile },
    params: translationParams,
    answers: { 200: { description: 'Found', schema: translationsAnswer, type: 'text/javascript' }, ...asBefore },
  })
  domain(
    @Param('file') file: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): FastifyReply {
    const parsed = translationFile.safeParse(file);
    const { locales } = translationParams.parse(query);
    const texts = parsed.success ? translations(parsed.data.domain, locales || [requestLanguage(request)]) : null;
    if (!parsed.success || !texts) throw new Rejection('request.not-found', 'not-found');
    const body = parsed.data.format === 'js' ? asScript(texts) : JSON.stringify(texts);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('ETag', etag).header('Cache-Control', 'public, no-cache').header('Vary', 'Accept-Language');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(types[parsed.data.format]).send(body);
  }
}
