import { type About, bytesOf, openFile } from './cv-file.ts';
import { asSeen, type Direction, directionOf, hasFromTheRight, linesOf, writable } from './cv-letters.ts';
import { type Column, page, type Style, stylesAt } from './cv-style.ts';

export type Element = PDFKit.PDFStructureElement;

/** A paragraph in lines, not yet on the page. */
export type Block = {
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
  readonly way: Direction;
  readonly style: Style;
  readonly column: Column;
  readonly height: number;
};

/**
 * Sheets that fill from top to bottom, everything on them marked with what it is. Below a `density` of 1 lines stand
 * closer together.
 */
export const sheets = (about: About, density = 1) => {
  const { doc, has } = openFile(about);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  let y: number = page.top;

  const take = ({ bold, size, colour }: Style) =>
    doc
      .font(bold ? 'bold' : 'text')
      .fontSize(size)
      .fillColor(colour);
  const width = (text: string, style: Style): number => take(style).widthOfString(text);
  const say = (text: string): string => writable(text, has).trim();

  const turn = (): void => {
    doc.addPage();
    y = page.top;
  };
  /** The next sheet when less than `height` is left on this one. */
  const keep = (height: number): void => {
    if (y + height > page.bottom && y > page.top) turn();
  };
  /** What is seen and says nothing. */
  const ornament = (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  const words = (text: string, x: number, at: number, style: Style): void => {
    const baseline = at + style.leading / 2 + style.size * 0.36;
    take(style).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };
  /** Words on one line, each running its own way. */
  const line = (given: readonly string[], x: number, at: number, style: Style, way: Direction = 'ltr'): void => {
    if (!given.some(hasFromTheRight)) {
      words(given.join(' '), x, at, style);
      return;
    }
    let next = x;
    for (const word of asSeen(given, way)) {
      words(word, next, at, style);
      next += width(word, style) + width(' ', style);
    }
  };
  const lineOf = ({ style, way, column }: Block, given: readonly string[], at: number): void => {
    const free = way === 'rtl' ? column.width - width(given.join(' '), style) : 0;
    line(given, column.x + free, at, style, way);
  };

  const set = (given: string, style: Style, column: Column): Block => {
    const text = say(given);
    const lines = linesOf(text, column.width, (part) => width(part, style));
    return { text, lines, way: directionOf(text), style, column, height: lines.length * style.leading };
  };

  /** Writes a paragraph from `y` on, over as many sheets as it takes; no line of it stands alone. */
  const write = (parent: Element, type: string, block: Block, lang?: string): void => {
    if (block.lines.length === 0) return;
    const { leading } = block.style;
    // drawn as it is seen, read as it is written
    const actual = block.lines.flat().some(hasFromTheRight) && { actual: block.text };
    const element = doc.struct(type, { ...(lang && lang !== about.lang && { lang }), ...actual });
    parent.add(element);
    let rest = block.lines;
    while (rest.length > 0) {
      let fits = Math.min(rest.length, Math.max(0, Math.floor((page.bottom - y + 0.01) / leading)));
      if (rest.length - fits === 1) fits -= 1;
      if (fits < Math.min(2, rest.length)) {
        turn();
        continue;
      }
      const [now, from] = [rest.slice(0, fits), y];
      element.add(() => {
        for (const [index, given] of now.entries()) lineOf(block, given, from + index * leading);
      });
      y += now.length * leading;
      rest = rest.slice(fits);
    }
    element.end();
  };

  return {
    doc,
    root,
    style: stylesAt(density),
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
    /** Leaves room, which nobody needs at the top of a sheet. */
    space(height: number): void {
      if (y > page.top) y += height * density;
    },
    /** Which sheet is written on. */
    get sheet(): number {
      return doc.bufferedPageRange().count;
    },
    /** Ends the file: nothing can be written any more. */
    bytes(): Promise<Buffer> {
      root.end();
      return bytesOf(doc);
    },
  };
};

export type Sheets = ReturnType<typeof sheets>;
