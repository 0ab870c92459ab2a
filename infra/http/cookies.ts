import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of the cookie `name` that the browser sent; undefined where there is none. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** Returns the name with a prefix, over https, so that browsers accept the cookie only from this host. */
export const ownCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type Kept = { readonly name: string; readonly value: string; readonly maxAgeS: number; readonly secure: boolean };

/** Sets a cookie that scripts cannot read and other sites cannot send. `maxAgeS` 0 deletes it. */
export const setCookie = (reply: FastifyReply, { name, value, maxAgeS, secure }: Kept): void => {
  const cookie = { name, value, path: '/', maxAge: maxAgeS, httpOnly: true, sameSite: 'lax', secure } as const;
  reply.header('Set-Cookie', stringifySetCookie(cookie));
};
