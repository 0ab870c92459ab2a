/** The topics of notifications; people turn each on and off. Names are stored: they never change. */
export const notificationTopics = [
  'review_outcome',
  'review_reply',
  'company_review',
  'company_access',
  'company_page',
  'report_handled',
  'search_alert',
  'confirmation_asked',
  'confirmation_answered',
  'job_application',
] as const;

/** A mail at once, one in the day's digest, or none. */
export const emailChoices = ['now', 'daily', 'never'] as const;

export type NotificationTopic = (typeof notificationTopics)[number];
type EmailChoice = (typeof emailChoices)[number];
/** `push`: in every browser that gets push messages. */
type TopicChoice = { readonly site: boolean; readonly email: EmailChoice; readonly push: boolean };
type TopicChoices = Readonly<Record<NotificationTopic, TopicChoice>>;

/** When the digest is sent: an hour from 0 to 23 in the reader's time zone. */
export type DigestTime = { readonly hour: number; readonly timeZone: string };

export type NotificationSettings = { readonly topics: TopicChoices; readonly digest: DigestTime };

/** The settings of people who have not chosen any. */
export const usualSettings: NotificationSettings = {
  topics: {
    review_outcome: { site: true, email: 'now', push: true },
    review_reply: { site: true, email: 'now', push: true },
    company_review: { site: true, email: 'now', push: true },
    company_access: { site: true, email: 'now', push: true },
    company_page: { site: true, email: 'now', push: true },
    report_handled: { site: true, email: 'daily', push: false },
    search_alert: { site: true, email: 'now', push: true },
    confirmation_asked: { site: true, email: 'now', push: true },
    confirmation_answered: { site: true, email: 'now', push: true },
    job_application: { site: true, email: 'now', push: true },
  },
  digest: { hour: 8, timeZone: 'Africa/Abidjan' },
};

const elsewhere = ['UTC', 'Europe/Paris', 'Europe/London', 'America/New_York', 'Asia/Dubai', 'Asia/Shanghai'];

/** The time zones to choose from: those of Africa, and of places where many people from Africa live. */
export const digestTimeZones: readonly string[] = [
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Africa/')),
  ...elsewhere,
];
