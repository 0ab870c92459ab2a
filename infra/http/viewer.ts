import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Viewer, viewer } from '#read-api/account/viewer.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Database } from '../database/database.ts';
import { cookieOf, ownCookie, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; nothing for a visitor. */
    viewer: Viewer | null;
  }
}

const longestS = 180 * 24 * 3600;

/** The cookie of a session. */
export const sessionCookie = (secure: boolean): string => ownCookie('session', secure);

export const giveSession = (reply: FastifyReply, token: string, secure: boolean): void =>
  setCookie(reply, { name: sessionCookie(secure), value: token, maxAgeS: longestS, secure });

export const takeSession = (reply: FastifyReply, secure: boolean): void =>
  setCookie(reply, { name: sessionCookie(secure), value: '', maxAgeS: 0, secure });

type Needs = { readonly sessions: Sessions; readonly db: Database; readonly secure: boolean };

/** For Fastify's `onRequest`: looks up who is signed in. Without a cookie it costs nothing. */
export const recogniseViewer =
  ({ sessions, db, secure }: Needs) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = cookieOf(request, sessionCookie(secure));
    const session = token ? await sessions.find(token, new Date()) : null;
    request.viewer = session ? await viewer(db, session) : null;
  };
