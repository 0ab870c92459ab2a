import { inflateSync } from 'node:zlib';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { objectsOf, saidBy } from './pdf-objects.ts';

export const mostPdfBytes = 2 * 1024 * 1024;
const mostInflated = 16 * 1024 * 1024;
/** What may stand after the last end mark: line ends, and what mail programs add. */
const mostAfterEnd = 64;

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** Names may be written with escapes: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The objects that a PDF keeps packed, as text. Throws a `Rejection` for more than a page of text ever needs. */
const packedObjects = (text: string, bytes: Uint8Array): string => {
  const found: string[] = [];
  let room = mostInflated;
  for (const { index, 0: head } of text.matchAll(/\/ObjStm\b[\s\S]{0,500}?stream\r?\n/g)) {
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    if (to < 0) throw refuse('pdf-broken');
    try {
      const inflated = inflateSync(bytes.subarray(from, to), { maxOutputLength: room, finishFlush: 2 });
      room -= inflated.length;
      found.push(inflated.toString('latin1'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw refuse('pdf-broken');
    }
  }
  return found.join('\n');
};

const checkSaid = (text: string): void => {
  const said = plainNames(text);
  if (/\/Encrypt\b/.test(said)) throw refuse('pdf-locked', {}, '/file');
  if (active.test(said)) throw refuse('pdf-active', {}, '/file');
};

/** Throws a `Rejection` for a PDF, as PDFium writes it, with something in it that runs or opens. */
export const checkHarmless = (saved: Uint8Array): void => {
  for (const object of objectsOf(Buffer.from(saved).toString('latin1'))) checkSaid(saidBy(object));
};

/** Fonts and photos, packed, hold any letters. What hides among them is found once PDFium has written everything anew. */
const packedBytes = /\bstream\r?\n[\s\S]*?\bendstream/g;

/**
 * Throws a `Rejection` for bytes that are not one plain PDF: too heavy, another format before or behind it, locked, or
 * with something in it that runs or opens.
 */
export const checkPdf = (bytes: Uint8Array): void => {
  if (bytes.length > mostPdfBytes) throw refuse('pdf-too-heavy', { most: mostPdfBytes / 1024 / 1024 }, '/file');
  const text = Buffer.from(bytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw refuse('not-a-pdf', {}, '/file');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end - 5 > mostAfterEnd) throw refuse('not-a-pdf', {}, '/file');
  checkSaid(`${text.replace(packedBytes, ' ')}\n${packedObjects(text, bytes)}`);
};
