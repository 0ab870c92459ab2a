import { inflateSync } from 'node:zlib';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { objectsOf, saidBy } from './pdf-objects.ts';

export const maxPdfBytes = 2 * 1024 * 1024;
const maxInflatedBytes = 16 * 1024 * 1024;
/** The bytes allowed after the last end mark: line ends, and what mail programs add. */
const maxBytesAfterEnd = 64;
/** How far before its data the dictionary of a stream is searched. */
const maxHeadBytes = 500;

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** Names may be written with escapes: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

type Stream = { readonly from: number; readonly dataFrom: number; readonly to: number };

const opening = /\bstream\r?\n/g;

/** Finds the streams of a PDF in one pass. A stream ends at the first `endstream`; the next one begins after it. */
const streamsOf = (text: string): Stream[] => {
  const streams: Stream[] = [];
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const to = text.indexOf('endstream', opening.lastIndex);
    if (to < 0) break;
    streams.push({ from: found.index, dataFrom: opening.lastIndex, to });
    opening.lastIndex = to + 'endstream'.length;
  }
  return streams;
};

const isDeflated = (bytes: Uint8Array): boolean => ((bytes[0] ?? 0) & 0x0f) === 8;

/** Returns the compressed objects of a PDF as text. Throws a `Rejection` when they are too large. */
const packedObjects = (text: string, streams: readonly Stream[], bytes: Uint8Array): string[] => {
  let roomBytes = maxInflatedBytes;
  return streams
    .filter(({ from }) => /\/ObjStm\b/.test(plainNames(text.slice(Math.max(0, from - maxHeadBytes), from))))
    .map(({ dataFrom, to }) => {
      const data = bytes.subarray(dataFrom, to);
      if (!isDeflated(data)) return text.slice(dataFrom, to);
      try {
        const inflated = inflateSync(data, { maxOutputLength: roomBytes, finishFlush: 2 });
        roomBytes = Math.max(1, roomBytes - inflated.length);
        return inflated.toString('latin1');
      } catch {
        throw refuse('pdf-broken');
      }
    });
};

const checkSaid = (text: string): void => {
  const said = plainNames(text);
  if (/\/Encrypt\b/.test(said)) throw refuse('pdf-locked');
  if (active.test(said)) throw refuse('pdf-active');
};

/** Throws a `Rejection` when a PDF written by PDFium contains scripts, attachments or actions. */
export const checkHarmless = (saved: Uint8Array): void => {
  for (const object of objectsOf(Buffer.from(saved).toString('latin1'))) checkSaid(saidBy(object));
};

/** Throws a `Rejection` for bytes that do not begin and end like a PDF. Checks only both ends. */
export const checkIsPdf = (bytes: Uint8Array): void => {
  const begin = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const end = Buffer.from(bytes.subarray(-maxBytesAfterEnd - 5)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(begin) || !end.includes('%%EOF')) throw refuse('not-a-pdf', {}, '/file');
};

/**
 * Throws a `Rejection` for a PDF that is locked, or that contains scripts, attachments or actions. The data of fonts
 * and photos is not searched, as it may contain any letters; `checkHarmless` checks the file rewritten by PDFium.
 */
export const checkPdf = (bytes: Uint8Array): void => {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = streamsOf(text);
  const plain = streams.map(({ from }, index) => text.slice(streams[index - 1]?.to ?? 0, from));
  plain.push(text.slice(streams.at(-1)?.to ?? 0));
  checkSaid([...plain, ...packedObjects(text, streams, bytes)].join('\n'));
};
