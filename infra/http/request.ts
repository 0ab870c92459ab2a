import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { v5 as uuidV5 } from 'uuid';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Language } from '#domain/language.ts';
import { subscriberOf } from './subscriber.ts';
import { Malformed } from './well-formed.ts';

export const commandIds = '0d1f8c9a-54a5-4f0e-9f0c-1c9a2a7f3b11';

/** English for a locale that starts with en, French for every other one. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';

/** The reader's language: `?lang`, else the first of `Accept-Language`. */
export const requestLanguage = (request: FastifyRequest): Language => {
  const { lang } = request.query as { lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : request.headers['accept-language']);
};

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Returns the operator for a request with the API token, else the signed-in viewer, else a visitor. */
export const actorOf = (request: FastifyRequest, apiToken: string | undefined): Actor => {
  const { authorization } = request.headers;
  if (apiToken && authorization && same(authorization, `Bearer ${apiToken}`)) return operator;
  return request.viewer ?? visitor;
};

/** Returns the caller's id; visitors share one id, so theirs includes a hash of the body. */
const callerOf = ({ id, role }: Actor, body: unknown): string => {
  if (role !== 'visitor') return id;
  const bytes = Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null);
  return `${id}/${createHash('sha256').update(bytes).digest('base64url')}`;
};

/** Characters of an `Idempotency-Key`. */
export const maxIdempotencyKey = 200;

/**
 * The envelope of a command: an `Idempotency-Key` is the command's id, within the caller and the command. Throws for a
 * key that is empty or longer than allowed.
 */
export const envelopeOf = (request: FastifyRequest, actor: Actor, command: string): Envelope => {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (key.length < 1 || key.length > maxIdempotencyKey)) throw new Malformed(400);
  const caller = callerOf(actor, request.body);
  return {
    commandId: typeof key === 'string' ? uuidV5(`${caller}/${command}/${key}`, commandIds) : randomUUID(),
    actor,
    now: new Date(),
    locale: requestLanguage(request),
    subscriber: subscriberOf(request.ip),
    correlationId: request.id,
  };
};

/** Whether the request changes nothing: GET or HEAD. */
export const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The path of the address; `/` for one that is none. */
export const pathOf = ({ url }: FastifyRequest): string => {
  const address = `http://any${url}`;
  return URL.canParse(address) ? new URL(address).pathname : '/';
};
