import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Session, Sessions } from '../access/sessions.ts';
import { isFileOfBuild } from './client-folder.ts';
import { cookieOf, ownCookie, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; null for a visitor. */
    viewer: Viewer | null;
  }
}

const longestS = 180 * 24 * 3600;

/** The cookie of a session. */
export const sessionCookie = (secure: boolean): string => ownCookie('session', secure);

/** Sets the cookie of a session. */
export const giveSession = (reply: FastifyReply, token: string, secure: boolean): void =>
  setCookie(reply, { name: sessionCookie(secure), value: token, maxAgeS: longestS, secure });

/** The cookie with an administrator's own session while they impersonate someone. */
const ownSessionCookie = (secure: boolean): string => ownCookie('own-session', secure);

/** Starts impersonation: sets the new session, and keeps the own one in another cookie. */
export const lendSession = (request: FastifyRequest, reply: FastifyReply, token: string, secure: boolean): void => {
  const own = cookieOf(request, sessionCookie(secure));
  if (own) setCookie(reply, { name: ownSessionCookie(secure), value: own, maxAgeS: longestS, secure });
  giveSession(reply, token, secure);
};

/** Ends impersonation by restoring the own session. Returns whether there was one. */
export const returnSession = (request: FastifyRequest, reply: FastifyReply, secure: boolean): boolean => {
  const own = cookieOf(request, ownSessionCookie(secure));
  if (!own) return false;
  setCookie(reply, { name: ownSessionCookie(secure), value: '', maxAgeS: 0, secure });
  giveSession(reply, own, secure);
  return true;
};

/** Removes the cookie of a session. */
export const takeSession = (reply: FastifyReply, secure: boolean): void =>
  setCookie(reply, { name: sessionCookie(secure), value: '', maxAgeS: 0, secure });

type Needs = {
  readonly sessions: Sessions;
  /** Returns the viewer of a session; null when the account may not sign in. */
  readonly viewerOf: (session: Session) => Promise<Viewer | null>;
  readonly secure: boolean;
};

/** For Fastify's `onRequest`: sets `viewer`. Without a cookie it makes no query. */
export const recogniseViewer =
  ({ sessions, viewerOf, secure }: Needs) =>
  async (request: FastifyRequest): Promise<void> => {
    if (isFileOfBuild(request)) return;
    const token = cookieOf(request, sessionCookie(secure));
    const session = token ? await sessions.find(token, new Date()) : null;
    request.viewer = session ? await viewerOf(session) : null;
  };
