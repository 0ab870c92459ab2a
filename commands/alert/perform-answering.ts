import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import { alerts } from '#projections/alert/alerts.ts';
import { companySearch } from '#projections/company/company-search.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { arrivedIn, waitingAlerts } from '#read-api/alert/waiting-alerts.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import { answerAlert } from './answer-alert.ts';

type Needs = Log & {
  readonly db: Database;
  readonly search: SearchIndex;
  readonly progress: Pick<ProjectionProgress, 'caughtUp'>;
};

const patienceMs = 5000;

/** Answers the waiting alerts that find one of the companies of a minute. */
export const performAnswering =
  ({ db, search, progress, ...log }: Needs): Perform =>
  async ({ data }) => {
    const { minute } = data as { minute: string };
    if (!(await progress.caughtUp([alerts, companySearch], await log.store.head(), patienceMs)))
      throw new Error('what came is not known yet');
    const [among, waiting] = await Promise.all([arrivedIn(db, minute), waitingAlerts(db)]);
    if (among.length === 0 || waiting.length === 0) return 'dropped';
    for (const { account: accountId, id: alertId, what, where, country } of waiting) {
      const { results } = await search.search({
        what,
        where,
        country: country ?? undefined,
        among,
        sort: 'relevance',
        page: 1,
        lang: 'fr',
        at: new Date(),
      });
      const [first] = results;
      if (first) await answerAlert(log, { accountId, alertId, companyId: first.id });
    }
    return 'done';
  };
