import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { languages, line } from '#domain/text.ts';
import { typedName, typedPersonName } from '#domain/typed-name.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { Credential } from '#infra/access/credentials.ts';
import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import type { Accounts } from './accounts.ts';

export const profileStep = z.object({
  firstname: typedPersonName,
  lastname: typedPersonName,
  email: emailAddress,
  password: z.string().max(1000),
  language: z.enum(languages),
});

/** What someone who registers has to do with a company: none, one that is listed, or one to list. */
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

/** A registration under way. Its account is there once the company step is done, and nobody's when the address has one. */
export type Draft = {
  readonly id: string;
  readonly profile: Omit<ProfileStep, 'password'> & { readonly hash: Credential };
  readonly company: CompanyStep | null;
  readonly account: string | null;
  readonly codeSent: boolean;
  /** Where to go on afterwards. */
  readonly to: string;
};

/** The drafts, each known by the token of its cookie. */
export const drafts = ({ pool, access }: Accounts) => sealedDrafts<Draft>(pool, access.secret);

export const draftOf = (accounts: Accounts, token: string | undefined, now: Date): Promise<Draft | null> =>
  drafts(accounts).find(token, now);

/** The draft of a cookie. Throws a `Rejection` when there is none any more. */
export const draftToGoOn = async (accounts: Accounts, token: string | undefined, { now }: Envelope) => {
  const draft = await draftOf(accounts, token, now);
  if (!draft || !token) throw refuse('registration-over');
  return { draft, token };
};
