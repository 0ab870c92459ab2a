import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { inBatches } from '#infra/database/batches.ts';
import { dayOf, type Visitor, visitorNames } from './visitor.ts';
import {
  type PublicCompanies,
  type Search,
  type VisitResult,
  writeEvents,
  writeSearches,
  writeVisits,
} from './writes.ts';

/** What pages tell of a visitor's doing, by the company it was about. */
export const toldEvents = ['phone-tap', 'whatsapp-tap', 'email-tap', 'website-tap', 'directions-tap', 'share'] as const;

/** The server counts a revealed number itself, so that it is counted without script too. */
export type CompanyEventName = (typeof toldEvents)[number] | 'phone-reveal';

export type Statistics = {
  /** Counts a visitor once a UTC day. Resolves when it is stored, a tenth of a second later at most. */
  visited(companyId: number, visitor: Visitor): Promise<VisitResult>;
  /** Whether the public can see this company. */
  knows(companyId: number): Promise<boolean>;
  /** Stored within a second, and kept while the database is away. */
  happened(companyId: number, event: CompanyEventName): void;
  /** The same. */
  searched(search: Search): void;
  /** Stores what waits. */
  close(): Promise<void>;
};

type Needs = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'warn'>;
  readonly publicCompanies: PublicCompanies;
  readonly now?: () => Date;
};

const answeredWithinMs = 100;
const storedWithinMs = 1000;

export const openStatistics = ({ pool, log, publicCompanies, now = () => new Date() }: Needs): Statistics => {
  const nameOf = visitorNames(pool);
  const visits = inBatches(writeVisits(pool, publicCompanies), { lingerMs: answeredWithinMs });
  const events = inBatches(writeEvents(pool, publicCompanies), { lingerMs: storedWithinMs, patient: true });
  const searches = inBatches(writeSearches(pool), { lingerMs: storedWithinMs, patient: true });
  const lost = (err: unknown): void => log.warn({ err }, 'a measurement was not stored');
  return {
    async visited(companyId, visitor) {
      const day = dayOf(now());
      return visits.add({ companyId, day, visitor: await nameOf(visitor, day) });
    },
    async knows(companyId) {
      return (await publicCompanies([companyId])).has(companyId);
    },
    happened(companyId, event) {
      events.add({ companyId, event, day: dayOf(now()) }).catch(lost);
    },
    searched(search) {
      searches.add({ ...search, at: now() }).catch(lost);
    },
    async close() {
      await Promise.all([visits.close(), events.close(), searches.close()]);
    },
  };
};
