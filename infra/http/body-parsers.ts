import { parse } from 'fast-querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundaryOf, Malformed } from './well-formed.ts';

/** Of a form without files: four times the longest text in it, in a script whose letters take nine bytes each. */
const maxFormBytes = 512 * 1024;
/** Of a form with its files. */
const maxUploadBytes = 12 * 1024 * 1024;
const maxFields = 1000;
const maxParts = 100;
/** Names, file names and types of one part. */
const maxPartHeadBytes = 4096;
const maxJsonDepth = 100;
const maxJsonValues = 50_000;

/** How many brackets stand in brackets, and how many values one after the other; of what is too deep only the beginning. */
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

/** Throws for a form of more fields than anything of ours has. */
const checkFields = (form: string): void => {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1))
    if (++fields > maxFields) throw new Malformed(413);
};

/** Throws for a form with files of more parts, or more said of one part, than anything of ours has. */
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

/** Routes of data that forms of pages are sent to. */
export const formsOfPages: readonly string[] = ['/admin/email/export', '/admin/phone/export'];

/** Which routes take forms: pages and those above, and a form with files where one is uploaded. All others take JSON. */
const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';
const takesFiles = (request: FastifyRequest): boolean =>
  isPage(request) || request.routeOptions.url === '/ajax/media/upload/image';

/**
 * How bodies are read: JSON, forms, and forms with files as bytes. Whatever would take long to read is refused first.
 * Forms of pages stay as they were sent: the page reads them.
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
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    async (request: FastifyRequest, body: string) => {
      const ofPage = formsOfPages.includes(request.routeOptions.url ?? '');
      if (!isPage(request) && !ofPage) throw new Malformed(415);
      checkFields(body);
      if (!ofPage) return body;
      const fields = parse(body);
      if ('__proto__' in fields) throw new Malformed(400);
      return fields;
    },
  );
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
