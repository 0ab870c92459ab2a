import { Body, Controller, Get, Header, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { anyone } from '#domain/access.ts';
import { BBCode } from '#web/bbcode/bbcode.tsx';
import { DataRoute, file, reading } from '../http/data-route.ts';

const previewTypes = z.enum(['presentation', 'article', 'comment', 'post', 'message']);
const previewed = z.object({ text: z.string().max(20_000).default('') });

const preview = (type: string, given: unknown): string => {
  previewTypes.parse(type);
  return renderToStaticMarkup(createElement(BBCode, { text: previewed.parse(given).text }));
};

/** What a text with BBCode will look like, as a piece of HTML; the same for each type, and the same as on the pages. */
@Controller('ajax/bbcode/preview')
class BBCodePreviewController {
  @Get(':type')
  @DataRoute({
    rule: anyone,
    limit: reading,
    summary: 'What a text with BBCode will look like',
    parts: { type: previewTypes },
    params: previewed,
    answers: file('text/html', 'What it will look like'),
  })
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  read(@Param('type') type: string, @Query() given: unknown): string {
    return preview(type, given);
  }

  @Post(':type')
  @DataRoute({
    rule: anyone,
    limit: reading,
    summary: 'The same of a long text',
    parts: { type: previewTypes },
    body: previewed,
    answers: file('text/html', 'What it will look like'),
  })
  @HttpCode(200)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  send(@Param('type') type: string, @Body() given: unknown): string {
    return preview(type, given);
  }
}

@Module({ controllers: [BBCodePreviewController] })
export class BBCodeModule {}
