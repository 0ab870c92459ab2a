import { directionOf, linesOf } from './cv-letters.ts';
import type { Element, Sheets } from './cv-sheet.ts';
import type { Column, Style } from './cv-style.ts';

type Span = {
  readonly text: string;
  readonly style: Style;
  readonly url?: string | null;
  readonly alt?: string;
};

/** Words that stay together on a line. */
export type Item = readonly Span[];

type Look = {
  readonly leading: number;
  readonly gap: number;
  /** Items begin at multiples of this width in points; anywhere when it is not set. */
  readonly step?: number;
  /** The background of each item. */
  readonly ground?: { readonly colour: string; readonly pad: number };
};

const between = 4;

/** Draws a list with as many items on each line as fit. */
export const flow = (on: Sheets, parent: Element, content: readonly Item[], column: Column, look: Look): void => {
  const pad = look.ground?.pad ?? 0;
  const items = content
    .map((item) => item.map((span) => ({ ...span, text: on.say(span.text) })).filter(({ text }) => text))
    .filter((item) => item.length > 0);
  if (items.length === 0) return;
  const list = on.doc.struct('L');
  parent.add(list);
  let x = 0;
  on.keep(look.leading);

  const put = (element: Element, { text, style, url, alt }: Span, at: number): number => {
    const wide = on.width(text, style);
    const link = url ? on.doc.struct('Link') : element;
    if (url) element.add(link);
    const from = on.y + (look.leading - style.leading) / 2;
    link.add(() => on.line(text.split(' '), column.x + at, from, style, directionOf(text)));
    if (url) {
      const about = { structParent: link, Contents: new String(alt ?? text) as string };
      on.doc.link(column.x + at, from, wide, style.leading, url, about);
      link.end();
    }
    return wide;
  };

  const next = (): void => {
    x = 0;
    on.y += look.leading;
    on.keep(look.leading);
  };

  for (const item of items) {
    const widths = item.map(({ text, style }) => on.width(text, style));
    const wide = widths.reduce((sum, one) => sum + one, 0) + between * (item.length - 1) + 2 * pad;
    const from = look.step ? Math.ceil(x / look.step - 0.001) * look.step : x;
    if (from > 0 && from + wide > column.width) next();
    else x = from;
    const { ground } = look;
    if (ground && wide <= column.width)
      on.ornament(() => {
        const { y } = on;
        on.doc.roundedRect(column.x + x, y + 1.5, wide, look.leading - 4, 3).fill(ground.colour);
      });
    const entry = on.doc.struct('LI');
    const body = on.doc.struct('LBody');
    list.add(entry);
    entry.add(body);
    let at = x + pad;
    for (const [index, span] of item.entries()) {
      const room = column.width - at;
      if ((widths[index] ?? 0) <= room) at += put(body, span, at) + between;
      else {
        const parts = linesOf(span.text, column.width - 2 * pad, (part) => on.width(part, span.style));
        for (const words of parts) {
          if (at > pad) next();
          at = pad + put(body, { ...span, text: words.join(' ') }, pad) + between;
        }
      }
    }
    entry.end();
    x = at - between + pad + look.gap;
  }
  on.y += look.leading;
  list.end();
};
