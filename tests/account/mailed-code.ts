import type { Pool } from 'pg';
import { codeIn, mailTo, person } from './person.ts';

export const askCodePage = '/en/login/get-a-code';
export const mailedCodePage = '/en/login/mailed-code';

const codeMail = /log-in code|code de connexion/;

/** A browser of its own that has asked for a code. */
export const asking = async (url: string, email: string, to = '', headers: Readonly<Record<string, string>> = {}) => {
  const browser = person(url, headers);
  const page = await browser.send(askCodePage, { email, to });
  return { ...browser, page };
};

/** The code of the last mail to this address. */
export const mailedCode = async (pool: Pool, email: string): Promise<string> =>
  codeIn(await mailTo(pool, email, codeMail)).replace(' ', '');

/** Types a code where it is asked for. */
export const sendCode = (browser: Pick<ReturnType<typeof person>, 'send'>, code: string, to = '') =>
  browser.send(mailedCodePage, { code, to });

export const isIn = async (browser: Pick<ReturnType<typeof person>, 'ask'>): Promise<boolean> =>
  (await browser.ask('/api/me')).status === 200;

/** Any code but that one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
