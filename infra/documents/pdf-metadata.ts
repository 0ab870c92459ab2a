import { objectsOf, type PdfObject, saidBy } from './pdf-objects.ts';

/** Returns an empty object of the same length, so that the objects after it keep their positions. */
const emptied = ({ text }: PdfObject): string => {
  const head = text.match(/^\d+ \d+ obj/)?.[0] ?? '';
  const end = 'endobj\n';
  return `${head}<<>>${' '.repeat(Math.max(0, text.length - head.length - 4 - end.length))}${end}`;
};

/** The metadata of photos in a PDF: place, time, camera and author. */
const photoNotes = /\xff[\xe1\xed]([\s\S])([\s\S])(?:Exif\0\0|http:\/\/ns\.adobe\.com\/|Photoshop 3\.0\0)/g;

const withoutPhotoNotes = (bytes: Buffer): Buffer => {
  for (const { index, 1: high = '', 2: low = '' } of bytes.toString('latin1').matchAll(photoNotes)) {
    const length = high.charCodeAt(0) * 256 + low.charCodeAt(0);
    bytes.fill(0, index + 4, Math.min(index + 2 + length, bytes.length));
  }
  return bytes;
};

/**
 * Removes the metadata of a PDF that PDFium wrote: its description, its XMP, private data of programs, and the
 * metadata of its photos. Pages, links and texts for screen readers stay.
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
