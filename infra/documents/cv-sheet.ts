import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { asSeen, type Direction, directionOf, hasFromTheRight, linesOf, writable } from './cv-letters.ts';

export type Element = PDFKit.PDFStructureElement;

export type Style = {
  readonly bold?: boolean;
  readonly size: number;
  /** From line to line. */
  readonly leading: number;
  readonly colour: string;
};

export type Column = { readonly x: number; readonly width: number };

/** A paragraph in lines, not yet on the page. */
export type Block = {
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
  readonly way: Direction;
  readonly style: Style;
  readonly column: Column;
  readonly height: number;
};

export const page = { width: 595.28, height: 841.89, top: 58, bottom: 782 } as const;

const { resolve } = createRequire(import.meta.url);
const typeface = (bold: boolean): Buffer =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${bold ? '-Bold' : ''}.ttf`));

/** Says that all of the file is marked for being read aloud. */
const accessible =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

const open = ({ lang, title, made }: { readonly lang: string; readonly title: string; readonly made: Date }) => {
  const text = typeface(false);
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
    info: { Title: title.replace(/[<>&\p{Cc}]/gu, ' '), Creator: '', Producer: '', CreationDate: made },
  });
  doc.appendXML(accessible);
  doc.registerFont('text', text).registerFont('bold', typeface(true)).font('text');
  const has = (codePoint: number) => 'hasGlyphForCodePoint' in parsed && parsed.hasGlyphForCodePoint(codePoint);
  return { doc, has };
};

/** Sheets of A4 that fill from top to bottom, everything on them marked with what it is. */
export const sheets = (about: { readonly lang: string; readonly title: string; readonly made: Date }) => {
  const { doc, has } = open(about);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  let y: number = page.top;

  const take = (style: Style) =>
    doc
      .font(style.bold ? 'bold' : 'text')
      .fontSize(style.size)
      .fillColor(style.colour);
  const width = (text: string, style: Style): number => take(style).widthOfString(text);
  const say = (text: string): string => writable(text, has).trim();

  const turn = (): void => {
    doc.addPage();
    y = page.top;
  };
  /** The next sheet when less than `height` is left on this one. */
  const keep = (height: number): void => {
    if (y + height > page.bottom) turn();
  };
  /** What is seen and says nothing. */
  const ornament = (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  const line = (words: readonly string[], x: number, at: number, style: Style): void => {
    const baseline = at + style.leading / 2 + style.size * 0.36;
    take(style).text(words.join(' '), x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };
  const lineOf = ({ style, way, column }: Block, words: readonly string[], at: number): void => {
    if (way === 'ltr' && !words.some(hasFromTheRight)) {
      line(words, column.x, at, style);
      return;
    }
    const wide = width(words.join(' '), style);
    let x = way === 'rtl' ? column.x + column.width - wide : column.x;
    for (const word of asSeen(words, way)) {
      line([word], x, at, style);
      x += width(`${word} `, style);
    }
  };

  const set = (given: string, style: Style, column: Column): Block => {
    const text = say(given);
    const lines = linesOf(text, column.width, (part) => width(part, style));
    return { text, lines, way: directionOf(text), style, column, height: lines.length * style.leading };
  };

  /** Writes a paragraph from `y` on, over as many sheets as it takes; no line of it stands alone. */
  const write = (parent: Element, type: string, block: Block, lang?: string): void => {
    if (block.lines.length === 0) return;
    const actual = block.lines.some((words) => words.some(hasFromTheRight)) ? { actual: block.text } : {};
    const element = doc.struct(type, { ...(lang && lang !== about.lang && { lang }), ...actual });
    parent.add(element);
    let rest = block.lines;
    while (rest.length > 0) {
      let fits = Math.min(rest.length, Math.floor((page.bottom - y) / block.style.leading));
      if (rest.length - fits === 1 && fits > 0) fits -= 1;
      if (fits < Math.min(2, rest.length)) {
        turn();
        continue;
      }
      const now = rest.slice(0, fits);
      const from = y;
      element.add(() => {
        for (const [index, words] of now.entries()) lineOf(block, words, from + index * block.style.leading);
      });
      y += now.length * block.style.leading;
      rest = rest.slice(fits);
    }
    element.end();
  };

  return {
    doc,
    root,
    width,
    say,
    set,
    write,
    line,
    keep,
    ornament,
    get y() {
      return y;
    },
    set y(to: number) {
      y = to;
    },
    /** Ends the file: nothing can be written any more. */
    async bytes(): Promise<Buffer> {
      root.end();
      const parts: Buffer[] = [];
      doc.end();
      for await (const part of doc) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
  };
};

export type Sheets = ReturnType<typeof sheets>;
