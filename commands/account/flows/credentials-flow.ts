import { z } from 'zod';
import { shortestFor } from '#domain/account/password.ts';
import { isStaff } from '#domain/actor.ts';
import type { Language } from '#domain/language.ts';
import type { ListedAttempt } from '#infra/access/attempts.ts';
import type { ListedSession } from '#infra/access/sessions.ts';
import { askEmailChange, changeEmail } from '../change-email.ts';
import { changePassword } from '../change-password.ts';
import { askPasswordReset, resetPassword } from '../reset-password.ts';
import { endOtherSessions, endSession } from '../sign-out.ts';
import type { AccountFlow } from './account-flow.ts';

/** How many of the latest sign-in attempts people see of their account. */
const mostAttempts = 10;

type Passwords = { readonly current: string; readonly password: string };

/** What people do with their password, their e-mail address and their sessions. `lang` is that of links in mails. */
export const credentialsFlow = ({ context: { accounts }, send, signedIn }: AccountFlow) => {
  const { codes, secondFactors, sessions } = accounts.access;
  return {
    async askReset(email: string, lang: Language): Promise<void> {
      await send(askPasswordReset, { email }, { locale: lang });
    },
    /** Whether the link of the mail is still valid. */
    resetStands: async (token: string): Promise<boolean> =>
      (await codes.whose('reset-password', token, new Date())) !== null,
    /** Whether the link that was mailed to a new address is still valid. */
    emailChangeStands: async (token: string): Promise<boolean> =>
      (await codes.whose('change-email', token, new Date())) !== null,
    async reset(token: string, password: string, lang: Language): Promise<void> {
      await send(resetPassword, { token, password }, { locale: lang });
    },
    /** The minimum length, in characters, of a new password of the person who is signed in. */
    async ownPasswordMin(): Promise<number> {
      const viewer = signedIn();
      const staff = viewer.mustStrengthen || isStaff(viewer);
      const secondFactor = await secondFactors.isOn(viewer.id);
      return shortestFor({ staff, secondFactor }, accounts.passwordMin);
    },
    async changePassword(passwords: Passwords, lang: Language): Promise<void> {
      await send(changePassword, passwords, { locale: lang });
    },
    async askEmailChange(email: string, current: string, lang: Language): Promise<void> {
      await send(askEmailChange, { email, current }, { locale: lang });
    },
    async changeEmail(token: string, lang: Language): Promise<void> {
      await send(changeEmail, { token }, { locale: lang });
    },
    /** The mobile that a code went to, until it is typed or too old; null for none. */
    async pendingMobile(): Promise<string | null> {
      return z
        .string()
        .nullable()
        .parse(await codes.carried('verify-mobile', signedIn().id, new Date()));
    },
    /** The latest sign-ins and failed attempts. */
    attempts: async (): Promise<readonly ListedAttempt[]> => accounts.attempts.of(signedIn().id, mostAttempts),
    sessions: async (): Promise<readonly ListedSession[]> => sessions.list(signedIn().id, new Date()),
    /** Nothing happens for an id that no session can have. */
    async endSession(id: string): Promise<void> {
      if (z.uuid().safeParse(id).success) await send(endSession, { session: id });
    },
    async endOtherSessions(): Promise<void> {
      await send(endOtherSessions, {});
    },
  };
};
