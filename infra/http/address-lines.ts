import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../limits/limit.ts';
import { livePath } from './live.ts';
import { fromHere, subscriberOf } from './subscriber.ts';

/** The limit of requests of one IP address at once. Many people may share one; most requests take milliseconds. */
const atOnce = 3;
/** The limit of waiting requests of one address. */
const mostWaiting = 100;

/** Slow routes, which have a separate queue, like file uploads. */
const heavyRoutes: readonly string[] = [
  ...['/profil/:person/cv.pdf', '/en/profile/:person/cv.pdf'],
  ...['/profile/edit/data/archive', '/en/profile/edit/data/archive'],
];

const againAfterS = 5;

/** An address whose queue stays full for longer than this is slowed down. */
const slowAfterMs = 1000;
/** The pause after each of its requests: `times` its duration, at most `mostMs`. */
const rest = { times: 3, mostMs: 1500 } as const;

type Line = {
  working: number;
  readonly waiting: (() => void)[];
  /** Since when the queue has not been empty, in ms of `performance.now()`. */
  fullSince: number;
};

/**
 * A queue per address. Resolves at its turn, with a function that ends the turn. An address that keeps its queue full
 * gets a quarter of the time.
 */
const lines = () => {
  const byAddress = new Map<string, Line>();
  return async (address: string): Promise<() => void> => {
    const line = byAddress.get(address) ?? { working: 0, waiting: [], fullSince: 0 };
    byAddress.set(address, line);
    if (line.working < atOnce) line.working++;
    else {
      if (line.waiting.length >= mostWaiting) throw new TooManyRequests(againAfterS);
      if (line.waiting.length === 0) line.fullSince = performance.now();
      await new Promise<void>((begin) => line.waiting.push(begin));
    }
    const began = performance.now();
    const pass = (): void => {
      const next = line.waiting.shift();
      if (next) next();
      else line.working--;
      if (line.working === 0) byAddress.delete(address);
    };
    return () => {
      const now = performance.now();
      if (line.waiting.length === 0 || now - line.fullSince < slowAfterMs) pass();
      else setTimeout(pass, Math.min((now - began) * rest.times, rest.mostMs)).unref();
    };
  };
};

/** The limit, in bytes, of a normal form; larger bodies wait in the separate queue. */
const maxFormBytes = 64 * 1024;

/** Whether the request waits before its body is read: a file upload, or a body longer than a normal form. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '') ||
  'transfer-encoding' in headers ||
  Number(headers['content-length'] ?? 0) > maxFormBytes;

/**
 * Limits the requests of one address that run at once, so that one address does not slow the others down. A turn ends
 * when the answer is ready, not when a slow network has received it. It does not apply to requests from this machine,
 * which may be a proxy, nor to live streams, which do not end.
 */
export const addressLines = () => {
  const [turn, heavyTurn] = [lines(), lines()];
  const ends = new WeakMap<FastifyRequest, () => void>();
  const begin = async (take: typeof turn, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (fromHere(request) || request.routeOptions.url === livePath) return;
    const end = await take(subscriberOf(request.ip));
    let isOver = false;
    const once = (): void => {
      if (!isOver) end();
      isOver = true;
    };
    ends.set(request, once);
    if (reply.raw.destroyed) once();
    else reply.raw.once('close', once);
  };
  return {
    /** For Fastify's `preParsing`: before a large body is read. */
    async beforeReading(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isLarge(request)) await begin(heavyTurn, request, reply);
    },
    /** For Fastify's `preHandler`: everything else once it is read. */
    async beforeWork(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isLarge(request)) return;
      await begin(heavyRoutes.includes(request.routeOptions.url ?? '') ? heavyTurn : turn, request, reply);
    },
    /** For Fastify's `onSend`. */
    async whenReady(request: FastifyRequest): Promise<void> {
      ends.get(request)?.();
    },
  };
};
