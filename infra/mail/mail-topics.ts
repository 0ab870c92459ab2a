import type { NotificationTopic } from '#domain/notification/notification-topics.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import type { Database } from '../database/database.ts';
import type { Wants } from './recipients.ts';

/** What each letter is about, so that people can turn it off; those that are not here always go out. */
const topics: Readonly<Record<string, NotificationTopic>> = {
  reviewPublished: 'review_outcome',
  reviewRefused: 'review_outcome',
  reviewRefusedFinally: 'review_outcome',
  reviewReplied: 'review_reply',
  reviewReceived: 'company_review',
  managementAsked: 'company_access',
  managerNamed: 'company_access',
  managementDeclined: 'company_access',
  reportUpheld: 'report_handled',
  reportDismissed: 'report_handled',
  problemCorrected: 'report_handled',
  problemUnfounded: 'report_handled',
  alertAnswered: 'search_alert',
  confirmationAsked: 'confirmation_asked',
  experienceConfirmed: 'confirmation_answered',
  experienceUnconfirmed: 'confirmation_answered',
};

/** What a reader stops who stops this letter; nothing for one that an account cannot do without. */
export const topicOfMail = (template: string): NotificationTopic | 'digest' | undefined =>
  template === 'digest' ? 'digest' : topics[template];

/** Asks what somebody has chosen, when the mail goes out. */
export const wantsMail =
  (db: Database): Wants =>
  async (accountId, template) => {
    const topic = topics[template];
    return topic === undefined || (await notificationSettings(db, accountId)).topics[topic].email === 'now';
  };
