import { secondFactorMailed } from '#commands/account/second-factor-mailed.reactor.ts';
import { alertsAnswered } from '#commands/alert/alerts-answered.reactor.ts';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import type { Reactor } from '#commands/reactor.ts';
import { reviewsFollowLevel } from '#commands/review/reviews-follow-level.reactor.ts';
import { notificationSettingsPath, stopMailPath } from '#web/paths.ts';
import { alertLetters } from '../mail/alert-letters.ts';
import { accessLetters, reportLetters } from '../mail/company-letters.ts';
import { confirmationLetters } from '../mail/confirmation-letters.ts';
import { digestLetter } from '../mail/digest-letter.ts';
import { wantsMail } from '../mail/mail-topics.ts';
import { toMailbox } from '../mail/mailbox.ts';
import { performMail } from '../mail/perform-mail.ts';
import { recipientsFrom } from '../mail/recipients.ts';
import { recordRefusal } from '../mail/refusals.ts';
import { reviewLetters } from '../mail/review-letters.ts';
import { secondFactorLetters } from '../mail/second-factor-letters.ts';
import { smtpMail } from '../mail/smtp.ts';
import { stopToken } from '../mail/stop-mail.ts';
import { performAnswering } from '../reactions/answer-alerts.ts';
import { keepDigesting } from '../reactions/digests.ts';
import { performFollowing } from '../reactions/follow-level.ts';
import { beginAt } from '../reactions/places.ts';
import { runReactions } from '../reactions/run.ts';
import type { Running } from './running.ts';

/** Everything that follows in the world from what happens. */
export const reactors: readonly Reactor[] = [...noticesMailed, secondFactorMailed, reviewsFollowLevel, alertsAnswered];

/** From here on, the first time: what a new installation is filled with is no news to anybody. */
export const beginReacting = async ({ pool, store }: Running): Promise<void> =>
  beginAt(pool, reactors, await store.head());

/** Has mail written and sent, and what hangs on levels follow them, until `signal` ends, where this process works. `url` is where it listens itself. */
export const keepReacting = async (running: Running, url: string, signal: AbortSignal): Promise<void> => {
  const { config, pool } = running;
  if (config.ROLE === 'web') return;
  const smtp = config.SMTP_URL ? smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM }) : undefined;
  const mail = performMail({
    pool,
    send: smtp?.send ?? toMailbox(pool),
    refused: recordRefusal(running),
    recipients: recipientsFrom(running, wantsMail(running.db)),
    letters: {
      ...reviewLetters(running),
      ...accessLetters(running),
      ...secondFactorLetters(),
      ...reportLetters(running),
      ...alertLetters(running),
      ...confirmationLetters(running),
      ...digestLetter(running.db),
    },
    origin: config.PUBLIC_URL ?? url,
    stopPath: ({ language }, who, template) => {
      const token = stopToken(running.access.secret, who, template);
      return token && stopMailPath(language, token);
    },
    settingsPath: ({ language }) => notificationSettingsPath(language),
  });
  const digesting = keepDigesting({ ...running, signal });
  await runReactions({
    ...running,
    reactors,
    performers: { mail, 'follow-level': performFollowing(running), 'answer-alerts': performAnswering(running) },
    signal,
  });
  await digesting;
  smtp?.close();
};
