import { z } from 'zod';
import { shortestFor } from '#domain/account/password.ts';
import { isStaff } from '#domain/actor.ts';
import type { Language } from '#domain/language.ts';
import type { ListedAttempt } from '#infra/access/attempts.ts';
import type { ListedSession } from '#infra/access/sessions.ts';
import { askEmailChange, changeEmail } from '../change-email.ts';
import { changePassword } from '../change-password.ts';
import { askPasswordReset, resetPassword } from '../reset-password.ts';
import { type AccountFlow, addressesIn } from './account-flow.ts';
import { discreetly } from './discreetly.ts';

/** How many of the latest sign-in attempts people see of their account. */
const mostAttempts = 10;

type Passwords = { readonly current: string; readonly password: string };

/** What people do with their password, their e-mail address and their sessions. */
export const credentialsFlow = ({ accounts, envelope, limited, origin, signedIn }: AccountFlow) => {
  const { codes, sessions } = accounts.access;
  return {
    async askReset(email: string, lang: Language): Promise<void> {
      await discreetly(askPasswordReset(accounts, { email }, origin, addressesIn(lang), envelope('ask-reset')));
    },
    /** Whether the link of the mail is still valid. */
    resetStands: async (token: string): Promise<boolean> =>
      (await codes.whose('reset-password', token, new Date())) !== null,
    async reset(token: string, password: string, lang: Language): Promise<void> {
      await limited('code');
      await resetPassword(accounts, { token, password }, addressesIn(lang), envelope('reset'));
    },
    /** The minimum length, in characters, of a new password of the person who is signed in. */
    async ownPasswordMin(): Promise<number> {
      const viewer = signedIn();
      const staff = viewer.mustStrengthen || isStaff(viewer);
      const secondFactor = await accounts.access.secondFactors.isOn(viewer.id);
      return shortestFor({ staff, secondFactor }, accounts.passwordMin);
    },
    async changePassword(passwords: Passwords, lang: Language): Promise<void> {
      await limited('password');
      const change = { ...passwords, session: signedIn().session };
      await changePassword(accounts, change, origin, addressesIn(lang), envelope('change-password'));
    },
    async askEmailChange(email: string, current: string, lang: Language): Promise<void> {
      signedIn();
      await limited('password');
      await askEmailChange(accounts, { email, current }, origin, addressesIn(lang), envelope('ask-email'));
    },
    async changeEmail(token: string, lang: Language): Promise<void> {
      await limited('code');
      await changeEmail(accounts, { token }, addressesIn(lang), envelope('change-email'));
    },
    /** The latest sign-ins and failed attempts. */
    attempts: async (): Promise<readonly ListedAttempt[]> => accounts.attempts.of(signedIn().id, mostAttempts),
    sessions: async (): Promise<readonly ListedSession[]> => sessions.list(signedIn().id, new Date()),
    async endSession(id: string): Promise<void> {
      const { id: account } = signedIn();
      if (z.uuid().safeParse(id).success) await sessions.end(account, id);
    },
    endOtherSessions: async (): Promise<void> => sessions.endAll(signedIn().id, signedIn().session),
  };
};
