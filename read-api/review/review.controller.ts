import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { anyone } from '#domain/access.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import { DataRoute, ok } from '#infra/http/data-route.ts';
import { DATABASE } from '#infra/http/tokens.ts';
import { publicCompanies } from '../company/public-companies.ts';
import { type CompanyReviews, companyReviews, companyReviewsParams, reviewsOfCompany } from './company-reviews.ts';

@Controller('api/companies')
export class CompanyReviewsController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** The published reviews of a company, ten per page. */
  @Get(':id/reviews')
  @DataRoute({
    rule: anyone,
    summary: 'Its published reviews, ten a page',
    parts: { id: typedCompanyId },
    params: companyReviewsParams,
    answers: ok(reviewsOfCompany),
  })
  async reviews(@Param('id') param: string, @Query() query: unknown): Promise<CompanyReviews> {
    const id = typedCompanyId.safeParse(param).data;
    if (!id || !(await publicCompanies(this.db)([id])).has(id)) throw refuse('unknown');
    return companyReviews(this.db, id, companyReviewsParams.parse(query));
  }
}
