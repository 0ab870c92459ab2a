import type { Database } from '#infra/database/database.ts';
import { hasApplied } from '../job/applications.ts';
import type { HasContacted } from './public-profile.ts';

/** Until messages are kept, whoever applied for a job of a company has contacted it. */
export const hasContacted =
  (db: Database): HasContacted =>
  (accountId, companies) =>
    hasApplied(db, accountId, companies);
