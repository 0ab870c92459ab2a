import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of the cookie `name` that the browser sent; undefined where there is none. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  parseCookie(headers.cookie ?? '')[name];

/** A name whose prefix has browsers refuse a cookie that was not set by this very host, over https. */
export const ownCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type Kept = { readonly name: string; readonly value: string; readonly maxAgeS: number; readonly secure: boolean };

/** Sets a cookie that scripts do not see and other sites do not send; one of no age is taken away. */
export const setCookie = (reply: FastifyReply, { name, value, maxAgeS, secure }: Kept): void => {
  const cookie = { name, value, path: '/', maxAge: maxAgeS, httpOnly: true, sameSite: 'lax', secure } as const;
  reply.header('Set-Cookie', stringifySetCookie(cookie));
};
