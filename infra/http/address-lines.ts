import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../limits/limit.ts';
import { livePath } from './live.ts';
import { fromHere, subscriberOf } from './subscriber.ts';

/** Requests of one address that are worked on at once: a whole town may come from one, each of them for milliseconds. */
const atOnce = 3;
/** Those that may wait. */
const mostWaiting = 100;

/** What takes long, like files, has a line of its own. */
const heavyRoutes: readonly string[] = [
  ...['/profil/:person/cv.pdf', '/en/profile/:person/cv.pdf'],
  ...['/profile/edit/data/archive', '/en/profile/edit/data/archive'],
];

const againAfterS = 5;

/** An address whose line does not empty for so long keeps others from the processor. */
const patienceMs = 1000;
/** From then on a turn is followed by a rest: so many times as long as it took, and no longer than that. */
const rest = { times: 3, mostMs: 1500 } as const;

type Line = {
  working: number;
  readonly waiting: (() => void)[];
  /** Since when somebody has waited in it without a break, in ms of `performance.now()`. */
  fullSince: number;
};

/**
 * A line for each address: resolves when it is its turn, with what ends the turn. Whoever keeps it full gets a quarter of
 * the time that they would take.
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
      if (line.waiting.length === 0 || now - line.fullSince < patienceMs) pass();
      else setTimeout(pass, Math.min((now - began) * rest.times, rest.mostMs)).unref();
    };
  };
};

/** No form that people fill in is as long, in bytes. */
const longest = 64 * 1024;

/** Whether a body is worth a turn before it is read: a file, or what is longer than people write. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '') ||
  'transfer-encoding' in headers ||
  Number(headers['content-length'] ?? 0) > longest;

/**
 * Whoever asks for many things at once waits for themselves, not others for them: of each address a few requests are
 * worked on at a time. A turn ends when its answer is ready, not when a slow network has taken it. Not for the machine
 * itself, which may ask for everybody, nor for live messages, which do not end.
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
