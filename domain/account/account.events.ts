import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { companyRoles, levels, roles } from '../actor.ts';
import { type EventOf, event, personal } from '../event.ts';
import { languages } from '../language.ts';
import { mobileShape } from '../phone-like.ts';
import { line, reasonLine } from '../text.ts';
import { emailMax, emailShape } from './email-shape.ts';

/** An e-mail address in lower case, because addresses that differ only in case are the same address. */
export const emailAddress = z
  .email({ pattern: emailShape })
  .max(emailMax)
  .transform((text) => text.trim().toLowerCase());

export const personName = line(80);

const reason = reasonLine(500).nullable();

export const accountEvents = {
  AccountOpened: event(
    z.object({
      accountId,
      email: personal(emailAddress, 'accountId'),
      firstname: personal(personName, 'accountId'),
      lastname: personal(personName, 'accountId'),
      language: z.enum(languages),
      registeredBy: z.enum(['site', 'admin']),
      /** Made up for the demo. */
      demo: z.boolean(),
    }),
  ),
  /** The address was proved to be the person's own. */
  AccountConfirmed: event(z.object({ accountId })),
  EmailChanged: event(z.object({ accountId, email: personal(emailAddress, 'accountId') })),
  /** A code that went to the mobile by text message was typed: it is the person's own. It takes the place of another. */
  MobileVerified: event(z.object({ accountId, mobile: personal(z.string().regex(mobileShape), 'accountId') })),
  MobileRemoved: event(z.object({ accountId })),
  PasswordChanged: event(z.object({ accountId, how: z.enum(['changed', 'reset']) })),
  /** From now on, signing in needs a code from the person's own device beside the password. */
  SecondFactorAdded: event(z.object({ accountId })),
  RecoveryCodesRenewed: event(z.object({ accountId })),
  RecoveryCodeUsed: event(z.object({ accountId })),
  SecondFactorRemoved: event(z.object({ accountId, reason })),
  AccountLanguageChosen: event(z.object({ accountId, language: z.enum(languages) })),
  SocialAccountLinked: event(z.object({ accountId, provider: z.string().min(1).max(40) })),
  RoleGiven: event(z.object({ accountId, role: z.enum(roles) })),
  LevelGiven: event(z.object({ accountId, level: z.enum(levels), reason })),
  AccountBlocked: event(z.object({ accountId, reason })),
  AccountUnblocked: event(z.object({ accountId })),
  ImpersonationBegun: event(z.object({ accountId, by: accountId, reason: reasonLine(500), until: z.iso.datetime() })),
  ImpersonationEnded: event(z.object({ accountId, by: accountId })),
};

/**
 * Which account has something that must be unique: an e-mail address, or an account at another provider. `claim` is a
 * keyed hash of it, so the log does not reveal it.
 */
export const claimEvents = {
  IdentityClaimed: event(z.object({ claim: z.string().min(1).max(100), accountId })),
  IdentityReleased: event(z.object({ claim: z.string().min(1).max(100), accountId })),
};

/** Who may run a company's page. */
export const managerEvents = {
  ManagerNamed: event(z.object({ companyId: z.int().positive(), accountId, role: z.enum(companyRoles) })),
  ManagerRemoved: event(z.object({ companyId: z.int().positive(), accountId })),
  ManagementAsked: event(z.object({ companyId: z.int().positive(), accountId })),
  ManagementDeclined: event(z.object({ companyId: z.int().positive(), accountId, reason })),
};

export type AccountEvent = EventOf<typeof accountEvents>;
export type ClaimEvent = EventOf<typeof claimEvents>;
export type ManagerEvent = EventOf<typeof managerEvents>;
