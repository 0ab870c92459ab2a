import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { languages } from '#domain/language.ts';
import { line } from '#domain/text.ts';
import { typedName, typedPersonName } from '#domain/typed-name.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Credential } from '#infra/access/credentials.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import type { CommandContext } from '../command.ts';

export const profileStep = z.object({
  firstname: typedPersonName,
  lastname: typedPersonName,
  email: emailAddress,
  password: z.string().max(1000),
  language: z.enum(languages),
});

/** The company of a person who registers: none, one that is listed already, or a new one. */
export const companyStep = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('none') }),
  z.object({ choice: z.literal('join'), companyId: typedCompanyId }),
  z.object({
    choice: z.literal('create'),
    name: typedName(200),
    category: z.string().min(1).max(100),
    country: z.string().length(2),
    city: line(200),
  }),
]);

export type ProfileStep = z.infer<typeof profileStep>;
export type CompanyStep = z.infer<typeof companyStep>;

/** A registration in progress. `account` is null before the company step, and when the address has an account. */
export type Draft = {
  readonly id: string;
  readonly profile: Omit<ProfileStep, 'password'> & { readonly hash: Credential };
  readonly company: CompanyStep | null;
  readonly account: string | null;
  readonly codeSent: boolean;
  /** The page to go to afterwards. */
  readonly to: string;
};

type Needs = Pick<CommandContext, 'pool' | 'accounts'>;

/** The drafts, each stored under the token of its cookie. */
export const drafts = ({ pool, accounts }: Needs) => sealedDrafts<Draft>(pool, accounts.access.secret);

/** Returns the draft of a cookie; null when there is none, or it is older than a day. */
export const draftOf = (needs: Needs, token: string | undefined, now: Date): Promise<Draft | null> =>
  drafts(needs).find(token, now);

/** The draft of a cookie, with its token. Throws a `Rejection` when it no longer exists. */
export const draftToGoOn = async (needs: Needs, token: string | undefined, { now }: Envelope) => {
  const draft = await draftOf(needs, token, now);
  if (!draft || !token) throw refuse('registration-over');
  return { draft, token };
};
