import type { FastifyReply, FastifyRequest } from 'fastify';
import { MethodNotAllowed, pageMethods } from './methods.ts';

/** A request that is malformed, refused before any handler runs. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly statusCode: number;
  constructor(statusCode: number) {
    super('malformed request');
    this.statusCode = statusCode;
  }
}

const host = /^[\w.-]*(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** For Fastify's `onRequest`: refuses addresses and hosts that no browser sends and no database can store. */
export const refuseMalformed = (
  { url, headers }: FastifyRequest,
  _: FastifyReply,
  next: (error?: Error) => void,
): void => {
  const broken = /%00/.test(url) || !url.startsWith('/') || !host.test(headers.host ?? '');
  // no page has such a path, and browsers read it as another site
  const foreign = /^\/[/\\]/.test(url);
  next(broken ? new Malformed(400) : foreign ? new Malformed(404) : undefined);
};

/** What divides the parts of a form with files, as its header says. */
export const boundaryOf = (type: string): string | undefined => type.match(/boundary="?([^";]+)"?/i)?.[1];

/** Whether the parts of a form with files begin and end as its header says. */
const isWhole = (body: Buffer, type: string): boolean => {
  const boundary = boundaryOf(type);
  return (
    boundary !== undefined &&
    body.indexOf(`--${boundary}`) === 0 &&
    body.subarray(-boundary.length - 8).includes(`--${boundary}--`)
  );
};

/** Throws for a body to a page that is not a valid form, so that pages can read forms without errors. */
export const refuseNoForm = async ({ method, headers, body }: FastifyRequest): Promise<void> => {
  if (method !== 'POST') throw new MethodNotAllowed(pageMethods);
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return;
  if (!/^multipart\/form-data\b/i.test(type)) throw new Malformed(415);
  if (!Buffer.isBuffer(body) || !isWhole(body, type)) throw new Malformed(400);
  await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Malformed(400);
  });
};
