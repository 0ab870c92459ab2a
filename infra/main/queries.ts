import { ReviewModule } from '#commands/review/review.module.ts';
import { CategoryReadModule } from '#read-api/category/category.module.ts';
import { categoryChoiceParams } from '#read-api/category/category-choice.ts';
import { CompanyReadModule } from '#read-api/company/company.module.ts';
import { countriesParams } from '#read-api/directory/countries.ts';
import { DirectoryReadModule } from '#read-api/directory/directory.module.ts';
import { cityChoiceParams } from '#read-api/place/city-choice.ts';
import { districtChoiceParams } from '#read-api/place/district-choice.ts';
import { PlaceReadModule } from '#read-api/place/place.module.ts';
import { subCityChoiceParams } from '#read-api/place/subcity-choice.ts';
import { ProfileReadModule } from '#read-api/profile/profile.module.ts';
import { companyReviewsParams } from '#read-api/review/company-reviews.ts';
import { ReviewReadModule } from '#read-api/review/review.module.ts';
import { SearchReadModule } from '#read-api/search/search.module.ts';
import { searchParams } from '#read-api/search/search-companies.ts';
import { StatisticsModule } from '#read-api/statistics/statistics.module.ts';
import { TranslationReadModule } from '#read-api/translation/translation.module.ts';
import { translationParams } from '#read-api/translation/translations.ts';
import { BBCodeModule } from '../http/bbcode-preview.controller.ts';
import { ClientFilesModule } from '../http/client-files.module.ts';
import { LiveModule } from '../http/live.module.ts';
import type { DocumentedQuery } from '../http/openapi.ts';
import { SeoModule } from '../http/seo/seo.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { PrivacyModule } from '../privacy/privacy.module.ts';

/** The modules of the routes that answer data. */
export const readModules = [
  CategoryReadModule,
  CompanyReadModule,
  PlaceReadModule,
  ReviewReadModule,
  ReviewModule,
  SearchReadModule,
  ProfileReadModule,
  StatisticsModule,
  SeoModule,
  DirectoryReadModule,
  TranslationReadModule,
  ClientFilesModule,
  LiveModule,
  MediaModule,
  PrivacyModule,
  BBCodeModule,
];

/** What `/openapi.json` tells of them. */
export const documentedQueries: readonly DocumentedQuery[] = [
  { path: '/.well-known/mercure', summary: 'Your own live messages, as server-sent events' },
  {
    path: '/api/search',
    summary: 'Companies by what and where, with facets; numbers end in • without the API token',
    params: searchParams,
  },
  { path: '/api/companies/{id}', summary: 'The public page of a company; numbers end in • without the API token' },
  { path: '/api/companies/{id}/reviews', summary: 'Its published reviews, ten a page', params: companyReviewsParams },
  { path: '/api/companies/{id}/phones', summary: 'Its numbers: 60 an hour for each address, counted as leads' },
  { path: '/api/company/{company_id}/incrementVisit', summary: 'Counts a visit of its page, also as PUT' },
  { path: '/api/countries', summary: 'The countries of the directory', params: countriesParams },
  { path: '/translations/{file}', summary: 'Texts: {domain}.json or {domain}.js', params: translationParams },
  { path: '/ajax/city-choice', summary: 'Cities by any of their names', params: cityChoiceParams },
  { path: '/ajax/subcity-choice', summary: 'Sub-cities of a city', params: subCityChoiceParams },
  { path: '/ajax/district-choice', summary: 'Districts of a city or sub-city', params: districtChoiceParams },
  { path: '/ajax/category-choice', summary: 'Sub-categories by any of their names', params: categoryChoiceParams },
  { path: '/ajax/categories-tree', summary: 'The whole tree of categories' },
];
