import {
  emailChoices,
  type NotificationSettings,
  notificationTopics,
} from '#domain/notification/notification-topics.ts';

type Topics = NotificationSettings['topics'];

/** The settings as they were chosen before a log-in, and not saved yet; what was not among them is as it is saved. */
export const settingsTyped = (
  settings: NotificationSettings,
  typed: Readonly<Record<string, string>> | null,
): NotificationSettings => {
  if (!typed) return settings;
  const topics = notificationTopics.map((topic) => {
    const email = emailChoices.find((one) => one === typed[`email-${topic}`]);
    return [
      topic,
      email ? { site: `site-${topic}` in typed, email, push: `push-${topic}` in typed } : settings.topics[topic],
    ] as const;
  });
  const { hour, timeZone } = settings.digest;
  const digest = {
    hour: Number(typed['digest-hour'] ?? hour),
    timeZone: typed['digest-timeZone'] ?? timeZone,
  } as NotificationSettings['digest'];
  return { topics: Object.fromEntries(topics) as Topics, digest };
};
