import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { dayOf } from '#domain/calendar.ts';
import { inBatches } from '#infra/database/batches.ts';
import { type Visitor, visitorNames } from './visitor.ts';
import {
  type PublicCompanies,
  type Search,
  type VisitResult,
  writeEvents,
  writeSearches,
  writeVisits,
} from './writes.ts';

/** The events about a company that pages report. */
export const beaconEvents = [
  'phone-tap',
  'whatsapp-tap',
  'email-tap',
  'website-tap',
  'directions-tap',
  'share',
] as const;

/** The server counts `phone-reveal` itself, so that it is also counted without JavaScript. */
export type CompanyEventName = (typeof beaconEvents)[number] | 'phone-reveal';

export type Statistics = {
  /** Counts a visitor once in a UTC day. Resolves when it is stored, after a tenth of a second at most. */
  visited(companyId: number, visitor: Visitor): Promise<VisitResult>;
  /** Whether visitors can see this company. */
  knows(companyId: number): Promise<boolean>;
  /** Counts an event. It is stored within a second, and waits in memory while the database is down. */
  happened(companyId: number, event: CompanyEventName): void;
  /** Records a search, stored in the same way. */
  searched(search: Search): void;
  /** Stores everything that waits in memory. */
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
