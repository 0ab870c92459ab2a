import type { Pool } from 'pg';
import { dayMs } from '#domain/calendar.ts';
import type { Envelope } from '#domain/envelope.ts';
import { inBoth } from '#domain/language.ts';
import type { ErasureEvent } from '#domain/privacy/erasure.events.ts';
import type { Recipient } from '#infra/mail/mail.ts';
import { queueMail } from '#infra/mail/queue-mail.ts';
import { regional } from '#locales/regional.ts';
import { pages } from '#web/addresses/pages.ts';

/** Mails the person the day of the erasure and where to cancel it; sends nothing without a new request. */
export const erasureNotice = async (
  pool: Pool,
  accountId: string,
  events: readonly ErasureEvent[],
  to: Recipient,
  { commandId, now }: Pick<Envelope, 'commandId' | 'now'>,
): Promise<void> => {
  for (const event of events) {
    if (event.type !== 'ErasureRequested') continue;
    const { due, reason } = event.data;
    const day = new Intl.DateTimeFormat(regional[to.language], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(due),
    );
    await queueMail(pool, {
      key: `erasure-asked/${commandId}`,
      template: reason === 'inactive' ? 'erasureForAbsence' : 'erasureAsked',
      person: accountId,
      to,
      values: { day, url: inBoth((lang) => pages.profileData[lang]) },
      expiresAt: new Date(now.getTime() + 3 * dayMs),
    });
  }
};
