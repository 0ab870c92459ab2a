import { type About, bytesOf, openFile } from './cv-file.ts';
import { asSeen, type Direction, directionOf, hasFromTheRight, linesOf, writable } from './cv-letters.ts';
import { type Column, page, type Style, stylesAt } from './cv-style.ts';

export type Element = PDFKit.PDFStructureElement;

/** A paragraph broken into lines, not yet drawn. */
export type Block = {
  readonly text: string;
  readonly lines: readonly (readonly string[])[];
  readonly way: Direction;
  readonly style: Style;
  readonly column: Column;
  readonly height: number;
};

/**
 * A PDF whose pages fill from top to bottom, with all content tagged for screen readers. A `density` below 1 moves the
 * lines closer together.
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
  /** Starts a new page when less than `height` points are left on this one. */
  const keep = (height: number): void => {
    if (y + height > page.bottom && y > page.top) turn();
  };
  /** Draws decoration that screen readers skip. */
  const ornament = (draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  const words = (text: string, x: number, at: number, style: Style): void => {
    const baseline = at + style.leading / 2 + style.size * 0.36;
    take(style).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };
  /** Draws words on one line, each in its own direction. */
  const line = (content: readonly string[], x: number, at: number, style: Style, way: Direction = 'ltr'): void => {
    if (!content.some(hasFromTheRight)) {
      words(content.join(' '), x, at, style);
      return;
    }
    let next = x;
    for (const word of asSeen(content, way)) {
      words(word, next, at, style);
      next += width(word, style) + width(' ', style);
    }
  };
  const lineOf = ({ style, way, column }: Block, content: readonly string[], at: number): void => {
    const free = way === 'rtl' ? column.width - width(content.join(' '), style) : 0;
    line(content, column.x + free, at, style, way);
  };

  const set = (content: string, style: Style, column: Column): Block => {
    const text = say(content);
    const lines = linesOf(text, column.width, (part) => width(part, style));
    return { text, lines, way: directionOf(text), style, column, height: lines.length * style.leading };
  };

  /** Writes a paragraph from `y` on, over several pages if needed; a single line never stands alone on a page. */
  const write = (parent: Element, type: string, block: Block, lang?: string): void => {
    if (block.lines.length === 0) return;
    const { leading } = block.style;
    // the words are drawn in visual order; `actual` gives screen readers the logical order
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
        for (const [index, content] of now.entries()) lineOf(block, content, from + index * leading);
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
    /** Leaves vertical space, except at the top of a page. */
    space(height: number): void {
      if (y > page.top) y += height * density;
    },
    /** The number of the current page, from 1. */
    get sheet(): number {
      return doc.bufferedPageRange().count;
    },
    /** Ends the file and returns its bytes; nothing can be written after this. */
    bytes(): Promise<Buffer> {
      root.end();
      return bytesOf(doc);
    },
  };
};

export type Sheets = ReturnType<typeof sheets>;
