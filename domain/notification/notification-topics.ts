/** What people can be told about, each switchable on its own. Names are stored: they never change. */
export const notificationTopics = [
  'review_outcome',
  'review_reply',
  'company_review',
  'company_access',
  'report_handled',
  'search_alert',
  'confirmation_asked',
  'confirmation_answered',
] as const;

/** A mail at once, one in the day's digest, or none. */
export const emailChoices = ['now', 'daily', 'never'] as const;

export type NotificationTopic = (typeof notificationTopics)[number];
export type EmailChoice = (typeof emailChoices)[number];
export type TopicChoice = { readonly site: boolean; readonly email: EmailChoice };
export type TopicChoices = Readonly<Record<NotificationTopic, TopicChoice>>;

/** When the digest comes, on the reader's own clock. */
export type DigestTime = { readonly hour: number; readonly timeZone: string };

export type NotificationSettings = { readonly topics: TopicChoices; readonly digest: DigestTime };

/** What holds for whoever chose nothing. */
export const usualSettings: NotificationSettings = {
  topics: {
    review_outcome: { site: true, email: 'now' },
    review_reply: { site: true, email: 'now' },
    company_review: { site: true, email: 'now' },
    company_access: { site: true, email: 'now' },
    report_handled: { site: true, email: 'daily' },
    search_alert: { site: true, email: 'now' },
    confirmation_asked: { site: true, email: 'now' },
    confirmation_answered: { site: true, email: 'now' },
  },
  digest: { hour: 8, timeZone: 'Africa/Abidjan' },
};

const elsewhere = ['UTC', 'Europe/Paris', 'Europe/London', 'America/New_York', 'Asia/Dubai', 'Asia/Shanghai'];

/** The clocks to choose from: those of Africa, and of the places that many of its people live in. */
export const digestTimeZones: readonly string[] = [
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Africa/')),
  ...elsewhere,
];
