import type { FastifyReply, FastifyRequest } from 'fastify';

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** What the browser sent under this name; nothing for what no cookie of ours looks like. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  for (const pair of (headers.cookie ?? '').split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decoded(pair.slice(at + 1));
  }
  return undefined;
};

/** A name whose prefix has browsers refuse a cookie that was not set by this very host, over https. */
export const ownCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type Kept = { readonly name: string; readonly value: string; readonly maxAgeS: number; readonly secure: boolean };

/** Sets a cookie that scripts do not see and other sites do not send; one of no age is taken away. */
export const setCookie = (reply: FastifyReply, { name, value, maxAgeS, secure }: Kept): void => {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAgeS}`, 'HttpOnly', 'SameSite=Lax'];
  reply.header('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '));
};
