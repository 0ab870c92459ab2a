import type { DataOf, Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { NotificationEvent } from './notification.events.ts';
import { refuse } from './notification.rejections.ts';
import { digestTimeZones, type NotificationSettings, usualSettings } from './notification-topics.ts';

type Chosen = DataOf<NotificationEvent, 'NotificationSettingsChosen'>;

export type NotificationCommand =
  | { readonly type: 'ReadNotifications'; readonly data: DataOf<NotificationEvent, 'NotificationsRead'> }
  | { readonly type: 'ChooseNotificationSettings'; readonly data: Chosen };

type NotificationsState = {
  /** All notifications up to this position are read. */
  readonly readUntil: string;
  /** Subjects that are read further than `readUntil`, each with its own position. */
  readonly read: Readonly<Record<string, string>>;
  readonly settings: NotificationSettings;
};

export const notificationsStream = (accountId: string): string => `notifications-${accountId}`;

/** The settings after a choice: topics that it does not name stay as they were. */
const settingsWith = (
  settings: NotificationSettings,
  { choices, digest }: Pick<Chosen, 'choices' | 'digest'>,
): NotificationSettings => ({
  topics: {
    ...settings.topics,
    ...Object.fromEntries(choices.map(({ topic, ...choice }) => [topic, choice])),
  },
  digest,
});

/** Which notifications a person has read, and which ones they want to get. */
export const notifications: Decider<NotificationCommand, NotificationEvent, NotificationsState> = {
  initial: { readUntil: '', read: {}, settings: usualSettings },

  evolve: {
    NotificationsRead: (state, { subjects, until }) => {
      const readUntil = subjects === null && until > state.readUntil ? until : state.readUntil;
      const read = { ...state.read, ...Object.fromEntries((subjects ?? []).map((subject) => [subject, until])) };
      return { ...state, readUntil, read: Object.fromEntries(Object.entries(read).filter(([, at]) => at > readUntil)) };
    },
    NotificationSettingsChosen: (state, data) => ({ ...state, settings: settingsWith(state.settings, data) }),
  },

  decide: {
    ReadNotifications: ({ accountId, subjects, until }, { readUntil, read }) => {
      if (until <= readUntil) return [];
      const left = subjects?.filter((subject) => until > (read[subject] ?? readUntil)) ?? null;
      return left?.length === 0 ? [] : [{ type: 'NotificationsRead', data: { accountId, subjects: left, until } }];
    },
    ChooseNotificationSettings: (data, { settings }) => {
      if (!digestTimeZones.includes(data.digest.timeZone)) throw refuse('time-zone', {}, '/digest/timeZone');
      return same(settingsWith(settings, data), settings) ? [] : [{ type: 'NotificationSettingsChosen', data }];
    },
  },
};
