import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accountId } from '#domain/account-id.ts';
import { visitor } from '#domain/actor.ts';
import { companyMail, companyMailStream } from '#domain/notification/company-mail.ts';
import {
  type NotificationSettings,
  type NotificationTopic,
  notificationTopics,
} from '#domain/notification/notification-topics.ts';
import type { Access } from '#infra/access/access.ts';
import type { Secret } from '#infra/access/secret.ts';
import type { Subscriber } from '#infra/mail/perform-mail.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import type { CommandContext } from '../command.ts';
import { handle } from '../handle.ts';
import { askNotifications } from './ask-notifications.ts';
import { topicOfMail } from './mail-topics.ts';

const sealed = z.object({
  stop: z.enum([...notificationTopics, 'digest']),
  who: z.union([z.object({ account: accountId }), z.object({ company: z.int().positive() })]),
});

/** The sealed token of a mail's unsubscribe link, which works without signing in; undefined for transactional mail. */
export const stopToken = ({ seal }: Secret, who: Subscriber, template: string): string | undefined => {
  const stop = topicOfMail(template);
  return stop && seal({ stop, who }).toString('base64url');
};

type Stopped = z.infer<typeof sealed>['stop'];

export type StopMail = (token: string) => { readonly about: Stopped; stop(): Promise<void> } | null;

const opened = ({ open }: Secret, token: string): z.infer<typeof sealed> | null => {
  try {
    return sealed.safeParse(open(Buffer.from(token, 'base64url'))).data ?? null;
  } catch {
    return null;
  }
};

const without = ({ topics, digest }: NotificationSettings, stopped: Stopped) => {
  const isStopped = (topic: NotificationTopic) =>
    stopped === 'digest' ? topics[topic].email === 'daily' : topic === stopped;
  return {
    choices: notificationTopics
      .filter(isStopped)
      .map((topic) => ({ ...topics[topic], topic, email: 'never' as const })),
    digest,
  };
};

/** What an unsubscribe link turns off, and the function that does so; null for an invalid token. */
export const stopMail =
  (context: CommandContext & { readonly access: Access }): StopMail =>
  (token) => {
    const link = opened(context.access.secret, token);
    if (!link) return null;
    const { stop: about, who } = link;
    const commandId = randomUUID();
    const envelope = { commandId, now: new Date(), correlationId: commandId };
    return {
      about,
      async stop() {
        if ('company' in who) {
          const { company: companyId } = who;
          const command = { type: 'StopCompanyMail', data: { companyId } } as const;
          await handle(context, companyMail, companyMailStream(companyId), command, { ...envelope, actor: visitor });
          return;
        }
        const chosen = without(await notificationSettings(context.db, who.account), about);
        await askNotifications(
          context,
          { type: 'ChooseNotificationSettings', data: { accountId: who.account, ...chosen } },
          { ...envelope, actor: { id: who.account, role: 'member' } },
        );
      },
    };
  };
