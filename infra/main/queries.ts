import { CompanyReadModule } from '#read-api/company/company.module.ts';
import type { DocumentedQuery } from '../http/openapi.ts';

/** The modules of the routes that answer data. */
export const readModules = [CompanyReadModule];

/** What `/openapi.json` tells of them. */
export const documentedQueries: readonly DocumentedQuery[] = [
  { path: '/api/companies/{id}', summary: 'The public page of a company' },
];
