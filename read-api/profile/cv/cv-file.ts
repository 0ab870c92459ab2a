import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { page } from './cv-style.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string): Buffer => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Declares that the file is fully tagged for screen readers (PDF/UA). */
const accessible =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** The metadata of the file; no other metadata is written. */
export type About = { readonly lang: string; readonly title: string; readonly made: Date };

/** Opens an empty PDF with the two fonts of a CV. `has` says whether the font has a glyph for a code point. */
export const openFile = ({ lang, title, made }: About) => {
  const text = typeface('DejaVuSansCondensed');
  const parsed = create(text);
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: '',
    // the library does not escape the title in XML
    info: { Title: title.replace(/[<>&\p{Cc}]/gu, ' '), Creator: '', Producer: '', CreationDate: made },
  });
  doc.appendXML(accessible);
  doc.registerFont('text', text).registerFont('bold', typeface('DejaVuSansCondensed-Bold')).font('text');
  const has = (codePoint: number): boolean =>
    'hasGlyphForCodePoint' in parsed && parsed.hasGlyphForCodePoint(codePoint);
  return { doc, has };
};

/** Ends the document and returns its bytes. */
export const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Buffer> => {
  const parts: Buffer[] = [];
  doc.end();
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
