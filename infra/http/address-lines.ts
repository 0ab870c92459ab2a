import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../limits/limit.ts';
import { livePath } from './live.ts';
import { fromHere, subscriberOf } from './rate-limit.ts';

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

type Line = { working: number; readonly waiting: (() => void)[] };

/** A line for each address: resolves when it is its turn, with what ends the turn. */
const lines = () => {
  const byAddress = new Map<string, Line>();
  return async (address: string): Promise<() => void> => {
    const line = byAddress.get(address) ?? { working: 0, waiting: [] };
    byAddress.set(address, line);
    if (line.working < atOnce) line.working++;
    else {
      if (line.waiting.length >= mostWaiting) throw new TooManyRequests(againAfterS);
      await new Promise<void>((begin) => line.waiting.push(begin));
    }
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.working--;
      if (line.working === 0) byAddress.delete(address);
    };
  };
};

const isUpload = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

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
    /** For Fastify's `preParsing`: before a file is read. */
    async beforeReading(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isUpload(request)) await begin(heavyTurn, request, reply);
    },
    /** For Fastify's `preHandler`: everything else once it is read. */
    async beforeWork(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (isUpload(request)) return;
      await begin(heavyRoutes.includes(request.routeOptions.url ?? '') ? heavyTurn : turn, request, reply);
    },
    /** For Fastify's `onSend`. */
    async whenReady(request: FastifyRequest): Promise<void> {
      ends.get(request)?.();
    },
  };
};
