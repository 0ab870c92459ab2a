import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the browser sent under this name. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  for (const pair of (headers.cookie ?? '').split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
  }
  return undefined;
};

type Kept = { readonly name: string; readonly value: string; readonly maxAgeS: number; readonly secure: boolean };

/** Sets a cookie that scripts do not see and other sites do not send; one of no age is taken away. */
export const setCookie = (reply: FastifyReply, { name, value, maxAgeS, secure }: Kept): void => {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAgeS}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
};
