import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#infra/database/database.ts';
import { languageAsked } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { languageParams } from '../place/lookup-params.ts';
import { type CategoriesTree, categoriesTree } from './categories-tree.ts';
import { type CategoryChoice, categoryChoice, categoryChoiceParams } from './category-choice.ts';

/** The look-ups of forms that ask for a category; `lang` or the browser says in which language. */
@Controller('ajax')
export class CategoryController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('category-choice')
  choose(@Query() query: unknown, @Req() request: FastifyRequest): Promise<CategoryChoice> {
    return categoryChoice(this.db, categoryChoiceParams.parse(query), languageAsked(request));
  }

  @Get('categories-tree')
  tree(@Query() query: unknown, @Req() request: FastifyRequest): Promise<CategoriesTree> {
    languageParams.parse(query);
    return categoriesTree(this.db, languageAsked(request));
  }
}
