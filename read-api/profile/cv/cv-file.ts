import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { page } from './cv-style.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = (name: string): Buffer => readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Says that all of the file is marked for being read aloud (PDF/UA). */
const accessible =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** What a file says of itself: nothing else is written into it. */
export type About = { readonly lang: string; readonly title: string; readonly made: Date };

/** An empty PDF with the two typefaces of a CV, and whether they have a sign. */
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
    // the library writes the title into XML as it is
    info: { Title: title.replace(/[<>&\p{Cc}]/gu, ' '), Creator: '', Producer: '', CreationDate: made },
  });
  doc.appendXML(accessible);
  doc.registerFont('text', text).registerFont('bold', typeface('DejaVuSansCondensed-Bold')).font('text');
  const has = (codePoint: number): boolean =>
    'hasGlyphForCodePoint' in parsed && parsed.hasGlyphForCodePoint(codePoint);
  return { doc, has };
};

/** The whole of a file that is written. */
export const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Buffer> => {
  const parts: Buffer[] = [];
  doc.end();
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
