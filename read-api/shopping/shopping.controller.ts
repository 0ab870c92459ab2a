import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anyone } from '#domain/access.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { requestLanguage } from '#infra/http/request.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { shoppingBrands } from '#infra/reference/shopping-brands.ts';
import { shoppingCategories } from '#infra/reference/shopping-categories.ts';
import { type WordChoice, wordChoice, wordChoiceParams, wordChoices } from '../profile/word-choice.ts';
import { withUsedWords } from './shopping-words.ts';

const chooseCategory = wordChoice(shoppingCategories);
const chooseBrand = wordChoice(shoppingBrands);

/** The look-ups of a product's form: usual words, and those of other companies. */
@Controller('ajax')
export class ShoppingController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Get('shopping-categories')
  @DataRoute({
    rule: anyone,
    summary: 'Kinds of products',
    params: wordChoiceParams,
    answers: ok(wordChoices),
  })
  categories(@Query() query: unknown, @Req() request: FastifyRequest): Promise<WordChoice> {
    const asked = wordChoiceParams.parse(query);
    return withUsedWords(this.db, 'category', asked, chooseCategory(asked, requestLanguage(request)));
  }

  @Get('shopping-brands')
  @DataRoute({
    rule: anyone,
    summary: 'Brands of products',
    params: wordChoiceParams,
    answers: ok(wordChoices),
  })
  brands(@Query() query: unknown, @Req() request: FastifyRequest): Promise<WordChoice> {
    const asked = wordChoiceParams.parse(query);
    return withUsedWords(this.db, 'brand', asked, chooseBrand(asked, requestLanguage(request)));
  }
}
