import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event, personal } from '../event.ts';
import { countryCode } from '../place/place.events.ts';

const alertId = z.uuid();
const companyId = z.int().positive();

/** Search words are personal data. An empty string stands for anything, or anywhere. */
const words = personal(z.string().max(200), 'accountId');

export const alertEvents = {
  /** A person wants a message when this search finds its first company. */
  AlertAsked: event(z.object({ accountId, alertId, what: words, where: words, country: countryCode.nullable() })),
  /** A company was added that the search finds, so the alert no longer waits. */
  AlertAnswered: event(z.object({ accountId, alertId, companyId })),
  /** The person stopped the alert. */
  AlertStopped: event(z.object({ accountId, alertId })),
};

export type AlertEvent = EventOf<typeof alertEvents>;
