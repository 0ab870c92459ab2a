import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the caller did wrong before anything of ours was asked. */
class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly statusCode: number;
  constructor(statusCode: number) {
    super('malformed request');
    this.statusCode = statusCode;
  }
}

const host = /^[\w.-]*(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

/** For Fastify's `onRequest`: refuses what no browser sends, since no address of ours has it and no database takes it. */
export const refuseMalformed = (
  { url, headers }: FastifyRequest,
  _: FastifyReply,
  next: (error?: Error) => void,
): void => {
  const broken = /%00/.test(url) || !url.startsWith('/') || !host.test(headers.host ?? '');
  next(broken ? new Malformed(400) : undefined);
};

/** Whether the parts of a form with files begin and end as its header says. */
const isWhole = (body: Buffer, type: string): boolean => {
  const boundary = type.match(/boundary="?([^";]+)"?/i)?.[1];
  return (
    boundary !== undefined &&
    body.indexOf(`--${boundary}`) === 0 &&
    body.subarray(-boundary.length - 8).includes(`--${boundary}--`)
  );
};

/** Throws for what is sent to a page and is no form. */
export const refuseNoForm = ({ method, headers, body }: FastifyRequest): void => {
  if (method !== 'POST') throw new Malformed(405);
  const type = headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return;
  if (!/^multipart\/form-data\b/i.test(type)) throw new Malformed(415);
  if (!Buffer.isBuffer(body) || !isWhole(body, type)) throw new Malformed(400);
};
