import { inflateSync } from 'node:zlib';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { objectsOf, saidBy } from './pdf-objects.ts';

export const maxPdfBytes = 2 * 1024 * 1024;
const maxInflatedBytes = 16 * 1024 * 1024;
/** What may stand after the last end mark: line ends, and what mail programs add. */
const maxBytesAfterEnd = 64;
/** Before its data, a stream says what it is: so far back that is looked for. */
const maxHeadBytes = 500;

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** Names may be written with escapes: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

type Stream = { readonly from: number; readonly dataFrom: number; readonly to: number };

const opening = /\bstream\r?\n/g;

/** Where the streams of a PDF lie, found in one pass: each ends at the first `endstream`, and the next begins behind it. */
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

/** The objects that a PDF keeps packed, as text. Throws a `Rejection` for more than pages of text ever need. */
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

/** Throws a `Rejection` for a PDF, as PDFium writes it, with something in it that runs or opens. */
export const checkHarmless = (saved: Uint8Array): void => {
  for (const object of objectsOf(Buffer.from(saved).toString('latin1'))) checkSaid(saidBy(object));
};

/** Throws a `Rejection` for bytes that are not one PDF: another format before or behind it. Looks at both ends only. */
export const checkIsPdf = (bytes: Uint8Array): void => {
  const begin = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const end = Buffer.from(bytes.subarray(-maxBytesAfterEnd - 5)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(begin) || !end.includes('%%EOF')) throw refuse('not-a-pdf', {}, '/file');
};

/**
 * Throws a `Rejection` for a PDF that is locked, or with something in it that runs or opens. Fonts and photos, packed,
 * hold any letters: what hides among them is found by `checkHarmless` once PDFium has written everything anew.
 */
export const checkPdf = (bytes: Uint8Array): void => {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = streamsOf(text);
  const plain = streams.map(({ from }, index) => text.slice(streams[index - 1]?.to ?? 0, from));
  plain.push(text.slice(streams.at(-1)?.to ?? 0));
  checkSaid([...plain, ...packedObjects(text, streams, bytes)].join('\n'));
};
