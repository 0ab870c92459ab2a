import type { Cv } from './cv.ts';
import { flow } from './cv-flow.ts';
import { drawPart } from './cv-parts.ts';
import { type Sheets, sheets } from './cv-sheet.ts';
import { type Column, colour, page } from './cv-style.ts';

const photo = { width: 84, height: 105 } as const;

const lozenges = 'M0 0h28v1.5H0zM0 12.5h28V14H0zM14 2.8 19.5 7 14 11.2 8.5 7zM0 4.6 3.2 7 0 9.4zM28 4.6 24.8 7 28 9.4z';

/** Draws the coloured pattern across the top of the first page. */
const selvedge = (on: Sheets): void =>
  on.ornament(() => {
    const { doc } = on;
    const scale = 0.8;
    doc
      .rect(0, 0, page.width, 14 * scale)
      .fill(colour.cloth)
      .save()
      .scale(scale);
    for (let x = 0; x * scale < page.width; x += 28)
      doc.save().translate(x, 0).path(lozenges).fill(colour.ochre).restore();
    doc.restore();
  });

const drawPortrait = (on: Sheets, { jpeg, alt }: NonNullable<Cv['portrait']>, top: number): void => {
  const { doc } = on;
  const x = page.width - page.side - photo.width;
  const figure = doc.struct('Figure', { alt });
  on.root.add(figure);
  figure.add(() => {
    doc.save().roundedRect(x, top, photo.width, photo.height, 6).clip();
    doc.image(Buffer.from(jpeg), x, top, { cover: [photo.width, photo.height], align: 'center', valign: 'center' });
    doc.restore();
  });
  figure.end();
};

const drawHead = (on: Sheets, { name, headline, contact, facts, portrait }: Cv): void => {
  const { y: top, style } = on;
  const column: Column = { x: page.side, width: page.width - 2 * page.side - (portrait ? photo.width + 24 : 0) };
  on.write(on.root, 'H1', on.set(name, style.name, column));
  if (headline) {
    on.space(2);
    on.write(on.root, 'P', on.set(headline.text, style.headline, column), headline.lang);
  }
  on.space(9);
  const links = contact.map(({ label, shown, url }) => [
    ...(label ? [{ text: label, style: style.second }] : []),
    { text: shown, style: style.text, url, alt: label ? `${label} ${shown}` : shown },
  ]);
  flow(on, on.root, links, column, { leading: style.text.leading + 2, gap: 16 });
  if (facts.length > 0) on.space(1);
  on.write(on.root, 'P', on.set(facts.join('  ·  '), style.fact, column));
  if (!portrait) return;
  drawPortrait(on, portrait, top);
  on.y = Math.max(on.y, top + photo.height);
};

/** Writes the name and the page number on every page of a CV with several pages. */
const number = (on: Sheets, name: string): void => {
  const { doc, style } = on;
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  const [words = []] = on.set(name, style.foot, { x: page.side, width: 360 }).lines;
  for (let n = 0; n < count; n++) {
    doc.switchToPage(start + n);
    const place = `${n + 1} / ${count}`;
    on.ornament(() => {
      on.line(words, page.side, page.foot, style.foot);
      on.line([place], page.width - page.side - on.width(place, style.foot), page.foot, style.foot);
    }, 'Pagination');
  }
};

const drawn = (cv: Cv, density: number): Sheets => {
  const on = sheets(cv, density);
  selvedge(on);
  drawHead(on, cv);
  for (const part of cv.parts) drawPart(on, part);
  return on;
};

/** Line spacings to try when the last page has only a few lines. */
const closer = [0.94, 0.88] as const;
const fewWords = page.top + 190;

/** Returns the CV as a PDF of A4 pages, tagged for screen readers. */
export const drawCv = (cv: Cv): Promise<Buffer> => {
  let on = drawn(cv, 1);
  if (on.sheet > 1 && on.y < fewWords)
    for (const density of closer) {
      const other = drawn(cv, density);
      if (other.sheet === on.sheet) continue;
      on = other;
      break;
    }
  number(on, cv.name);
  return on.bytes();
};
