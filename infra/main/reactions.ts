import { accessTexts } from '#commands/account/access-texts.ts';
import { keepManagement } from '#commands/account/keep-management.ts';
import { secondFactorLetters } from '#commands/account/second-factor-letters.ts';
import { secondFactorMailed } from '#commands/account/second-factor-mailed.reactor.ts';
import { alertsAnswered } from '#commands/alert/alerts-answered.reactor.ts';
import { performAnswering } from '#commands/alert/perform-answering.ts';
import { joinedRatings } from '#commands/company/joined-ratings.reactor.ts';
import { movedPhotos } from '#commands/company/moved-photos.reactor.ts';
import { numbersChanged } from '#commands/company/numbers-changed.reactor.ts';
import { performChangingNumbers } from '#commands/company/perform-changing-numbers.ts';
import { performCountingJoined } from '#commands/company/perform-counting-joined.ts';
import { performFinishingMove } from '#commands/company/perform-finishing-move.ts';
import { performForgettingPhoto } from '#commands/company/perform-forgetting-photo.ts';
import { removedPhotos } from '#commands/company/removed-photos.reactor.ts';
import { contractLetters } from '#commands/contract/contract-letters.ts';
import { contractReminders } from '#commands/contract/contract-reminders.reactor.ts';
import { deletedContracts } from '#commands/contract/deleted-contracts.reactor.ts';
import { keepReminding } from '#commands/contract/keep-reminding.ts';
import { performForgettingContract } from '#commands/contract/perform-forgetting-contract.ts';
import { batchesRun } from '#commands/moderation/batches-run.reactor.ts';
import { performBatch } from '#commands/moderation/perform-batch.ts';
import { digestLetter } from '#commands/notification/digest-letter.ts';
import { keepDigesting } from '#commands/notification/keep-digesting.ts';
import { wantsMail } from '#commands/notification/mail-topics.ts';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import { noticesPushed } from '#commands/notification/notices-pushed.reactor.ts';
import { pushReaders } from '#commands/notification/push-readers.ts';
import { recipientsFrom } from '#commands/notification/recipients.ts';
import { recordRefusal } from '#commands/notification/record-refused-mail.ts';
import { stopToken } from '#commands/notification/stop-mail.ts';
import { performFollowing } from '#commands/review/perform-following.ts';
import { reviewsFollowLevel } from '#commands/review/reviews-follow-level.reactor.ts';
import { alwaysTold } from '#domain/notification/notice-kinds.ts';
import { noticeInWords } from '#read-api/notification/notice-in-words.ts';
import { notificationLink } from '#web/addresses/notification-path.ts';
import { notificationSettingsPath, stopMailPath } from '#web/addresses/paths.ts';
import type { Config } from '../config.ts';
import { toMailbox } from '../mail/mailbox.ts';
import { performMail } from '../mail/perform-mail.ts';
import { smtpMail } from '../mail/smtp.ts';
import { performPushes } from '../push/perform-push.ts';
import { webPushes } from '../push/web-push.ts';
import { beginAt } from '../reactions/places.ts';
import type { Reactor } from '../reactions/reactor.ts';
import { runReactions } from '../reactions/run-reactions.ts';
import { httpGateway } from '../sms/http-gateway.ts';
import { performSms } from '../sms/perform-sms.ts';
import { noticeLetters } from './notice-letters.ts';
import type { Running } from './running.ts';

/** All reactors. */
export const reactors: readonly Reactor[] = [
  ...noticesMailed,
  noticesPushed,
  secondFactorMailed,
  reviewsFollowLevel,
  alertsAnswered,
  batchesRun,
  removedPhotos,
  movedPhotos,
  joinedRatings,
  numbersChanged,
  deletedContracts,
  contractReminders,
];

/** Starts new reactors at the present end of the log: the initial data of an installation causes no mails. */
export const beginReacting = async ({ pool, store }: Running): Promise<void> =>
  beginAt(pool, reactors, await store.head());

/** Where push services reach the operator. */
const pushSubject = ({ OPERATOR_EMAIL, MAIL_FROM }: Config): string =>
  `mailto:${OPERATOR_EMAIL ?? MAIL_FROM.replace(/^.*<|>$/g, '')}`;

/** Has mail written and sent, and what hangs on levels follow them, until `signal` ends, where this process works. `url` is where it listens itself. */
export const keepReacting = async (running: Running, url: string, signal: AbortSignal): Promise<void> => {
  const { config, pool } = running;
  if (config.ROLE === 'web') return;
  const origin = config.PUBLIC_URL ?? url;
  const recipients = recipientsFrom(running, wantsMail(running.db));
  const letters = noticeLetters(running);
  const smtp = config.SMTP_URL ? smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM }) : undefined;
  const mail = performMail({
    pool,
    send: smtp?.send ?? toMailbox(pool),
    refused: recordRefusal(running),
    recipients,
    letters: {
      ...letters,
      ...secondFactorLetters(),
      ...digestLetter(running.db),
      ...contractLetters(running),
    },
    origin,
    stopPath: ({ language }, who, template) => {
      const token = stopToken(running.access.secret, who, template);
      return token && stopMailPath(language, token);
    },
    settingsPath: ({ language }) => notificationSettingsPath(language),
  });
  const sms = config.SMS_URL
    ? performSms({
        pool,
        send: httpGateway({ url: config.SMS_URL, token: config.SMS_TOKEN, from: config.SMS_FROM }),
        recipients: recipients.mobiles,
        letters: accessTexts(running),
        origin,
      })
    : async () => 'dropped' as const;
  const pushes = performPushes({
    pool,
    send: webPushes({ keys: running.vapid, subject: pushSubject(config), standIn: config.PUSH_SERVICE_URL }),
    readers: pushReaders(running, recipients),
    letters,
    words: async (shown, { language }) => {
      const { text: body, path: url } = (await noticeInWords(running.db, notificationLink, shown))(language);
      return { body, url };
    },
    isUrgent: (kind) => alwaysTold.includes(kind),
  });
  const keeping = Promise.all([
    keepDigesting({ ...running, signal }),
    keepManagement({ ...running, signal }),
    keepReminding({ ...running, signal }),
  ]);
  await runReactions({
    ...running,
    reactors,
    performers: {
      mail,
      sms,
      ...pushes,
      'follow-level': performFollowing(running),
      'answer-alerts': performAnswering(running),
      'run-batch': performBatch(running),
      'forget-photo': performForgettingPhoto(running),
      'finish-photo-move': performFinishingMove(running),
      'count-joined': performCountingJoined(running),
      'change-numbers': performChangingNumbers(running),
      'forget-contract': performForgettingContract(running),
    },
    signal,
  });
  await keeping;
  smtp?.close();
};
