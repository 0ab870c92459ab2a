import { z } from 'zod';
import { accountId } from '../actor.ts';
import { type EventOf, event, personal } from '../event.ts';
import { countryCode } from '../place/place.events.ts';

const alertId = z.uuid();
const companyId = z.int().positive();

/** What somebody looks for is theirs alone; empty for anything, or anywhere. */
const words = personal(z.string().max(200), 'accountId');

export const alertEvents = {
  /** Somebody wants to hear of the first company that this search finds. */
  AlertAsked: event(z.object({ accountId, alertId, what: words, where: words, country: countryCode.nullable() })),
  /** A company came that it finds, which ends the waiting. */
  AlertAnswered: event(z.object({ accountId, alertId, companyId })),
  /** They do not want to know any more. */
  AlertStopped: event(z.object({ accountId, alertId })),
};

export type AlertEvent = EventOf<typeof alertEvents>;
