import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { languageParams } from '../place/lookup-params.ts';
import { type CategoriesTree, categoriesTree, categoryTree } from './categories-tree.ts';
import { type CategoryChoice, categoryChoice, categoryChoiceParams, categoryChoices } from './category-choice.ts';

/** The look-ups of the category fields. The language is that of `lang`, else that of the browser. */
@Controller('ajax')
export class CategoryController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('category-choice')
  @DataRoute({
    rule: anyone,
    summary: 'Categories by any of their names',
    params: categoryChoiceParams,
    answers: ok(categoryChoices),
  })
  choose(@Query() query: unknown, @Req() request: FastifyRequest): Promise<CategoryChoice> {
    return categoryChoice(this.db, categoryChoiceParams.parse(query), requestLanguage(request));
  }

  @Get('categories-tree')
  @DataRoute({
    rule: anyone,
    summary: 'The whole tree of categories',
    params: languageParams,
    answers: ok(categoryTree),
  })
  tree(@Query() query: unknown, @Req() request: FastifyRequest): Promise<CategoriesTree> {
    languageParams.parse(query);
    return categoriesTree(this.db, requestLanguage(request));
  }
}
