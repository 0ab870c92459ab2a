import { sealedDrafts } from '#infra/access/sealed-drafts.ts';
import { cookieOf, ownCookie, setCookie } from '#infra/http/cookies.ts';
import type { AccountFlow } from './account-flow.ts';

/** Characters of a form that are kept. */
const maxTypedBytes = 64 * 1024;
const keptS = 24 * 3600;

type Typed = Readonly<Record<string, string>>;

/** What a visitor typed into a form that needs an account, through a log-in or a registration. */
export const typedFlow = ({ accounts, request, reply, secure, mayTry }: AccountFlow) => {
  const cookie = ownCookie('typed', secure);
  const kept = sealedDrafts<{ path: string; values: Typed }>(accounts.pool, accounts.access.secret);
  return {
    async keepTyped(path: string, values: Typed): Promise<void> {
      const size = Object.values(values).reduce((sum, { length }) => sum + length, path.length);
      if (size > maxTypedBytes || !(await mayTry('typed'))) return;
      const token = await kept.keep(undefined, { path, values }, new Date());
      setCookie(reply, { name: cookie, value: token, maxAgeS: keptS, secure });
    },
    /** What was typed for that page, once. */
    async typed(path: string): Promise<Typed | null> {
      const token = cookieOf(request, cookie);
      const found = await kept.find(token, new Date());
      if (!token || found?.path !== path) return null;
      await kept.drop(token);
      setCookie(reply, { name: cookie, value: '', maxAgeS: 0, secure });
      return found.values;
    },
  };
};
