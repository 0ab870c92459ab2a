import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Language } from '#domain/language.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { safePath } from '#web/addresses/paths.ts';
import { type AskedCode, askedCodes, mailCode, signInByCode } from '../mailed-code.ts';
import type { AccountFlow } from './account-flow.ts';
import type { SecondFactorFlow } from './second-factor-flow.ts';

/** Longer than the ten minutes of a code, so that people can request another one from the same page. */
const askedS = 3600;

const asking = z.object({ email: emailAddress });

/** Sign-in with a mailed code, instead of the password. The code works only in the browser that requested it. */
export const mailedCodeFlow = (
  { context, request, reply, secure, send }: AccountFlow,
  second: Pick<SecondFactorFlow, 'letIn'>,
) => {
  const cookie = ownCookie('asked-code', secure);
  const drafts = askedCodes(context);
  const token = (): string => cookieOf(request, cookie) ?? '';
  const currentCode = (): Promise<AskedCode | null> => drafts.find(token(), new Date());
  const waitS = (id: string): Promise<number> => context.accounts.access.codes.waitS('log-in', id, new Date());
  return {
    /** The code that this browser requested; null when it requested none, or used it already. */
    askedCode: currentCode,
    /** The seconds until another code can be requested; 0 for now. */
    async codeWaitS(): Promise<number> {
      const before = await currentCode();
      return before ? waitS(before.id) : 0;
    },
    /** Mails a code. Returns the seconds until another one can be requested. */
    async askCode(email: string, to: string): Promise<number> {
      const wanted = { ...asking.parse({ email: email.trim() }), id: randomUUID(), to: safePath(to, '') };
      await send(mailCode, { id: wanted.id, email: wanted.email });
      await drafts.drop(token());
      const newToken = await drafts.keep(undefined, wanted, new Date());
      setCookie(reply, { name: cookie, value: newToken, maxAgeS: askedS, secure });
      return waitS(wanted.id);
    },
    /** Mails another code, which replaces the one before. Returns the seconds until the next can be requested. */
    async askCodeAgain(): Promise<number> {
      const before = await currentCode();
      if (!before) throw refuse('code-expired', {}, '/code');
      await send(mailCode, { id: before.id, email: before.email });
      return waitS(before.id);
    },
    /** Signs in (`in`), or asks for the second factor first (`second`); `to` is the page to go to after that. */
    async signInByCode(code: string, to: string, lang: Language): Promise<'in' | 'second'> {
      const before = await currentCode();
      if (!before) throw refuse('code-expired', {}, '/code');
      const signed = await send(signInByCode, { id: before.id, email: before.email, code }, { locale: lang });
      await drafts.drop(token());
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      return second.letIn(signed, to);
    },
  };
};
