import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#commands/handle.ts';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import type { Language } from '#domain/text.ts';

export const commandIds = '0d1f8c9a-54a5-4f0e-9f0c-1c9a2a7f3b11';

/** English for a locale that starts with en, French for every other one. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';

/** The reader's language: `?lang`, else the first of `Accept-Language`. */
export const languageAsked = (request: FastifyRequest): Language => {
  const { lang } = request.query as { lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
};

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whoever holds the API token is the operator; else who is signed in, or a visitor. */
export const actorOf = (request: FastifyRequest, apiToken: string | undefined): Actor => {
  const { authorization } = request.headers;
  if (apiToken && authorization && same(authorization, `Bearer ${apiToken}`)) return operator;
  return request.viewer ?? visitor;
};

/** The envelope of a command: an `Idempotency-Key` is the command's id, within the caller and the command. */
export const envelopeOf = (request: FastifyRequest, actor: Actor, command: string): Envelope => {
  const key = request.headers['idempotency-key'];
  return {
    commandId: typeof key === 'string' && key ? uuidV5(`${actor.id}/${command}/${key}`, commandIds) : randomUUID(),
    actor,
    now: new Date(),
    locale: languageAsked(request),
    correlationId: request.id,
  };
};

export const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

export const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://any').pathname;
