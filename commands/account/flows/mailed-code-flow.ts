import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import type { Language } from '#domain/text.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import { rememberWrite } from '#infra/http/read-after.ts';
import { safePath } from '#web/addresses/paths.ts';
import { type AskedCode, askedCodes, mailCode, signInByCode } from '../mailed-code.ts';
import { type AccountFlow, addressesIn } from './account-flow.ts';
import { discreetly } from './discreetly.ts';
import type { SecondFactorFlow } from './second-factor-flow.ts';

/** A code lives for ten minutes; whoever is slower asks for another from the same page. */
const askedS = 3600;

const asking = z.object({ email: emailAddress });

/** The way in with a code that is mailed, beside the password. The code is of use in the browser that asked alone. */
export const mailedCodeFlow = (
  { accounts, request, reply, secure, origin, envelope, limited }: AccountFlow,
  second: Pick<SecondFactorFlow, 'letIn'>,
) => {
  const cookie = ownCookie('asked-code', secure);
  const asked = askedCodes(accounts);
  const token = (): string => cookieOf(request, cookie) ?? '';
  const found = (): Promise<AskedCode | null> => asked.find(token(), new Date());
  return {
    /** What this browser asked; nothing where it asked nothing, or used it up. */
    askedCode: found,
    async askCode(email: string, to: string): Promise<void> {
      const wanted = { ...asking.parse({ email: email.trim() }), id: randomUUID(), to: safePath(to, '') };
      await discreetly(mailCode(accounts, wanted, origin, envelope('ask-code')));
      await asked.drop(token());
      const kept = await asked.keep(undefined, wanted, new Date());
      setCookie(reply, { name: cookie, value: kept, maxAgeS: askedS, secure });
    },
    /** Another code in the place of the one before. */
    async askCodeAgain(): Promise<void> {
      const before = await found();
      if (before) await discreetly(mailCode(accounts, before, origin, envelope('ask-code')));
    },
    /** Signs in, or says that a second factor is asked for first; `to` is where to go on after that. */
    async signInByCode(code: string, to: string, lang: Language): Promise<'in' | 'second'> {
      await limited('code');
      const before = await found();
      if (!before) throw refuse('code-expired', {}, '/code');
      const signed = await signInByCode(accounts, before, code, origin, addressesIn(lang), envelope('mailed-code'));
      await asked.drop(token());
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      rememberWrite(reply, signed.position, secure);
      return second.letIn(signed, to);
    },
  };
};
