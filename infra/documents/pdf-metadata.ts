import { objectsOf, type PdfObject, saidBy } from './pdf-objects.ts';

/** An object without anything in it, of the same length: what comes after it stays in its place. */
const emptied = ({ text }: PdfObject): string => {
  const head = text.match(/^\d+ \d+ obj/)?.[0] ?? '';
  const end = 'endobj\n';
  return `${head}<<>>${' '.repeat(Math.max(0, text.length - head.length - 4 - end.length))}${end}`;
};

/** What cameras and programs write into the photos of a PDF: where, when, with what and by whom they were taken. */
const photoNotes = /\xff[\xe1\xed]([\s\S])([\s\S])(?:Exif\0\0|http:\/\/ns\.adobe\.com\/|Photoshop 3\.0\0)/g;

const withoutPhotoNotes = (bytes: Buffer): Buffer => {
  for (const { index, 1: high = '', 2: low = '' } of bytes.toString('latin1').matchAll(photoNotes)) {
    const length = high.charCodeAt(0) * 256 + low.charCodeAt(0);
    bytes.fill(0, index + 4, Math.min(index + 2 + length, bytes.length));
  }
  return bytes;
};

/**
 * A PDF that PDFium wrote, without who made it, with what and when: its description, its XMP, what programs keep for
 * themselves, and the notes in its photos. Pages, links and what is read aloud stay as they are.
 */
export const withoutMetadata = (saved: Uint8Array): Buffer => {
  const text = Buffer.from(saved).toString('latin1');
  const objects = objectsOf(text);
  const named = [...text.slice(text.lastIndexOf('trailer')).matchAll(/\/Info\s+(\d+) \d+ R/g)];
  for (const object of objects)
    for (const found of saidBy(object).matchAll(/\/(?:Metadata|PieceInfo)\s+(\d+) \d+ R/g)) named.push(found);
  const numbers = new Set(named.map(([, number]) => Number(number)));
  const bytes = Buffer.from(saved);
  for (const object of objects)
    if (numbers.has(object.number) || /\/Type\s*\/Metadata\b/.test(saidBy(object)))
      bytes.write(emptied(object), object.from, 'latin1');
  return withoutPhotoNotes(bytes);
};
