import type { IncomingMessage } from 'node:http';
import { parse } from 'fast-querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundaryOf, Malformed } from './well-formed.ts';

/** The limit for forms without files: four times the longest text, in a script with nine bytes per letter. */
const maxFormBytes = 512 * 1024;
/** The limit for forms with files. */
const maxUploadBytes = 12 * 1024 * 1024;
const maxFields = 1000;
const maxParts = 100;
/** The limit for the headers of one part: names, file names and types. */
const maxPartHeadBytes = 4096;
const maxJsonDepth = 100;
const maxJsonValues = 50_000;

/** Returns the depth of nested brackets and the number of values; stops counting when the depth is over the limit. */
const sizeOf = (json: string): { readonly depth: number; readonly values: number } => {
  let deepest = 0;
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < json.length && deepest <= maxJsonDepth; at++) {
    const sign = json.charCodeAt(at);
    if (isText && sign === 0x5c)
      at++; // a backslash: what follows it ends no text
    else if (sign === 0x22) isText = !isText;
    else if (isText) continue;
    else if (sign === 0x7b || sign === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (sign === 0x7d || sign === 0x5d) depth--;
    else if (sign === 0x2c) values++;
  }
  return { depth: deepest, values };
};

const [plus, and, space] = [0x2b, 0x26, 0x20];

/**
 * Returns a form as text, with its spaces written as such: those written as pluses are slow to read by the hundred
 * thousand. Throws when it has too many fields.
 */
const textOf = (form: Buffer): string => {
  let fields = 1;
  for (let at = 0; at < form.length; at++) {
    if (form[at] === plus) form[at] = space;
    else if (form[at] === and && ++fields > maxFields) throw new Malformed(413);
  }
  return form.toString();
};

/** Throws for a form with files that has too many parts, or a part with too long headers. */
const checkParts = (body: Buffer, type: string): void => {
  const mark = `--${boundaryOf(type) ?? ''}`;
  let parts = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at, at + mark.length + maxPartHeadBytes);
    const isLast = head.subarray(mark.length, mark.length + 2).equals(Buffer.from('--'));
    if (!isLast && !head.includes('\r\n\r\n')) throw new Malformed(400);
    if (++parts > maxParts) throw new Malformed(413);
  }
};

/** Data routes that accept forms. */
export const formsOfPages: readonly string[] = [
  '/admin/email/export',
  '/admin/phone/export',
  '/admin/audit/export',
  '/admin/sales/export',
];

/** The type of a part of a file in the protocol tus; only its route takes it, piece by piece as it comes. */
const partOfFile = 'application/offset+octet-stream';
export const resumableUpload = '/ajax/media/upload/resumable';

const fileRoutes: readonly string[] = ['/ajax/media/upload/image', '/ajax/file/upload'];

/** Pages and the routes above accept forms; pages and two routes accept files. All other routes accept JSON. */
const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';
const takesFiles = (request: FastifyRequest): boolean =>
  isPage(request) || fileRoutes.includes(request.routeOptions.url ?? '');

/**
 * Adds the parsers for JSON, forms, and forms with files (as bytes). Bodies that would take long to parse are refused.
 * Forms for pages stay unparsed: the page reads them.
 */
export const addBodyParsers = (server: FastifyInstance): void => {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { depth, values } = sizeOf(body);
    if (takesFiles(request)) done(new Malformed(415));
    else if (depth > maxJsonDepth) done(new Malformed(400));
    else if (values > maxJsonValues) done(new Malformed(413));
    else parseJson(request, body, done);
  });
  server.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const ofPage = formsOfPages.includes(request.routeOptions.url ?? '');
      if (!isPage(request) && !ofPage) throw new Malformed(415);
      const text = textOf(body);
      if (!ofPage) return text;
      const fields = parse(text);
      if ('__proto__' in fields) throw new Malformed(400);
      return fields;
    },
  );
  server.addContentTypeParser(partOfFile, async (request: FastifyRequest, body: IncomingMessage) => {
    if (request.routeOptions.url !== `${resumableUpload}/:id`) throw new Malformed(415);
    return body;
  });
  server.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxUploadBytes },
    async (request: FastifyRequest, body: Buffer) => {
      if (!takesFiles(request)) throw new Malformed(415);
      checkParts(body, request.headers['content-type'] ?? '');
      return body;
    },
  );
};
