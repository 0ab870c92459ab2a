import { randomUUID } from 'node:crypto';
import { rule } from '#domain/actor.ts';
import { company } from '#domain/company/company.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { JoinedToCount } from '#infra/reactions/reactor.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { joinedRating, pagesAfter } from '#read-api/company/joined-pages.ts';
import { toCompany } from './edit-company.ts';

type Needs = Log & { readonly db: Database; readonly progress: Pick<ProjectionProgress, 'caughtUp'> };

const patienceMs = 5000;

/** Counts the reviews of joined pages anew, for each page that one leads to or led to. */
export const performCountingJoined =
  ({ db, progress, ...log }: Needs): Perform =>
  async ({ key, data }) => {
    const { company: id, stays } = data as JoinedToCount;
    // most companies have one page: then a review changes nothing here
    if (stays === undefined && (await pagesAfter(db, id)).length === 0) return 'dropped';
    if (!(await progress.caughtUp([companyDesk, companyPage], await log.store.head(), patienceMs)))
      throw new Error('the pages and their reviews are not known yet');
    const led = stays === undefined ? [] : [stays, ...(await pagesAfter(db, stays))];
    for (const companyId of new Set([...(await pagesAfter(db, id)), ...led]))
      await toCompany(company)(
        log,
        { type: 'CountJoinedRating', data: { companyId, ...(await joinedRating(db, companyId)) } },
        { commandId: randomUUID(), actor: rule, now: new Date(), correlationId: key },
      );
    return 'done';
  };
