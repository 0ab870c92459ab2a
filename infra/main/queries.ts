import { CompanyReadModule } from '#read-api/company/company.module.ts';
import { SearchReadModule } from '#read-api/search/search.module.ts';
import { searchParams } from '#read-api/search/search-companies.ts';
import type { DocumentedQuery } from '../http/openapi.ts';

/** The modules of the routes that answer data. */
export const readModules = [CompanyReadModule, SearchReadModule];

/** What `/openapi.json` tells of them. */
export const documentedQueries: readonly DocumentedQuery[] = [
  { path: '/api/companies/{id}', summary: 'The public page of a company' },
  { path: '/api/search', summary: 'Companies by what and where, with facets', params: searchParams },
];
