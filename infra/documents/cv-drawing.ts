import type { Cv, CvPart, CvStep } from './cv.ts';
import { flow } from './cv-flow.ts';
import { type Column, type Element, page, type Sheets, type Style, sheets } from './cv-sheet.ts';

const colour = {
  cloth: '#1b2657',
  ink: '#1f1b16',
  second: '#5b5245',
  indigo: '#26377f',
  tint: '#e9ecf8',
  line: '#e2d7c4',
  ochre: '#d8952a',
  leaf: '#17683f',
};

const style = {
  name: { bold: true, size: 25, leading: 30, colour: colour.cloth },
  headline: { size: 12.5, leading: 17, colour: colour.indigo },
  heading: { bold: true, size: 10, leading: 14, colour: colour.indigo },
  step: { bold: true, size: 10, leading: 14, colour: colour.ink },
  house: { size: 9.3, leading: 14, colour: colour.indigo },
  text: { size: 9.3, leading: 14, colour: colour.ink },
  second: { size: 8.6, leading: 14, colour: colour.second },
  mark: { size: 8.6, leading: 14, colour: colour.leaf },
  fact: { bold: true, size: 8.8, leading: 15, colour: colour.leaf },
  foot: { size: 8, leading: 11, colour: colour.second },
} as const satisfies Record<string, Style>;

const left = 54;
const gutter: Column = { x: left, width: 112 };
const main: Column = { x: left + 132, width: page.width - 2 * left - 132 };
const photo = { width: 84, height: 105 } as const;

/** Words that people put in a list of their own: a line each, behind a dash or a dot. */
const bullet = /^\s*[-–—•*·▪‣►]\s+/u;

const paragraphs = (on: Sheets, parent: Element, text: string, lang?: string): void => {
  let list: Element | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim()) {
      if (on.y < page.bottom) on.y += 5;
      continue;
    }
    if (!bullet.test(line)) {
      list?.end();
      list = null;
      on.write(parent, 'P', on.set(line, style.text, main), lang);
      continue;
    }
    if (!list) {
      list = on.doc.struct('L');
      parent.add(list);
    }
    const item = on.doc.struct('LI');
    list.add(item);
    const block = on.set(line.replace(bullet, ''), style.text, { x: main.x + 11, width: main.width - 11 });
    if (block.lines.length > 0) {
      on.keep(style.text.leading * Math.min(2, block.lines.length));
      const label = on.doc.struct('Lbl');
      item.add(label);
      const { y } = on;
      label.add(() => on.line(['•'], main.x + 1, y, style.text));
      label.end();
      on.write(item, 'LBody', block, lang);
    }
    item.end();
  }
  list?.end();
};

const step = (on: Sheets, parent: Element, { name, house, period, mark, description }: CvStep): void => {
  const [title, place, dates] = [
    on.set(name, style.step, main),
    on.set(house ?? '', style.house, main),
    on.set(period, style.second, gutter),
  ];
  const said = on.set(mark ?? '', style.mark, main);
  const head = title.height + place.height + said.height;
  on.keep(Math.max(dates.height, head + (description ? 2 * style.text.leading : 0)));
  const element = on.doc.struct('Sect');
  parent.add(element);
  const from = on.y;
  on.write(element, 'H3', title);
  on.write(element, 'P', place);
  const under = on.y;
  on.y = from;
  on.write(element, 'P', dates);
  const beside = on.y;
  on.y = under;
  on.write(element, 'P', said);
  if (description) {
    on.y += 2;
    paragraphs(on, element, description);
  }
  on.y = Math.max(on.y, on.y < from ? 0 : beside);
  element.end();
};

const leastOf = (part: CvPart): number => (part.kind === 'steps' ? 84 : part.kind === 'words' ? 50 : 40);

const drawPart = (on: Sheets, part: CvPart): void => {
  const least = leastOf(part);
  on.y += 14;
  on.keep(least + 12);
  const rule = on.y;
  on.ornament(() => on.doc.rect(left, rule, page.width - 2 * left, 0.75).fill(colour.line));
  on.y += 12;
  const section = on.doc.struct('Sect');
  on.root.add(section);
  const from = on.y;
  on.write(section, 'H2', on.set(part.heading, style.heading, gutter));
  const under = on.y;
  if (part.kind === 'steps') on.y += 4;
  else on.y = from;
  if (part.kind === 'words') paragraphs(on, section, part.text, part.lang);
  else if (part.kind === 'list')
    flow(
      on,
      section,
      part.items.map((text) => [{ text, style: style.text }]),
      main,
      {
        leading: 21,
        gap: 6,
        ground: { colour: colour.tint, pad: 7 },
      },
    );
  else if (part.kind === 'pairs')
    flow(
      on,
      section,
      part.pairs.map(([name, level]) => [
        { text: name, style: { ...style.text, bold: true } },
        { text: level, style: style.second },
      ]),
      main,
      { leading: 17, gap: 16, step: main.width / 2 },
    );
  else
    for (const [index, one] of part.steps.entries()) {
      if (index > 0) on.y += 9;
      step(on, section, one);
    }
  on.y = Math.max(on.y, on.y < from ? 0 : under);
  section.end();
};

const lozenges = 'M0 0h28v1.5H0zM0 12.5h28V14H0zM14 2.8 19.5 7 14 11.2 8.5 7zM0 4.6 3.2 7 0 9.4zM28 4.6 24.8 7 28 9.4z';

const selvedge = (on: Sheets): void =>
  on.ornament(() => {
    const { doc } = on;
    const scale = 0.8;
    doc.rect(0, 0, page.width, 14 * scale).fill(colour.cloth);
    doc.save().scale(scale);
    for (let x = 0; x * scale < page.width; x += 28)
      doc.save().translate(x, 0).path(lozenges).fill(colour.ochre).restore();
    doc.restore();
  });

const drawHead = (on: Sheets, cv: Cv): void => {
  const { portrait } = cv;
  const top = on.y;
  const column: Column = { x: left, width: page.width - 2 * left - (portrait ? photo.width + 24 : 0) };
  on.write(on.root, 'H1', on.set(cv.name, style.name, column));
  if (cv.headline) {
    on.y += 2;
    on.write(on.root, 'P', on.set(cv.headline.text, style.headline, column), cv.headline.lang);
  }
  on.y += 9;
  flow(
    on,
    on.root,
    cv.contact.map(({ label, shown, url }) => [
      ...(label ? [{ text: label, style: style.second }] : []),
      { text: shown, style: style.text, url, alt: label ? `${label} ${shown}` : shown },
    ]),
    column,
    { leading: 16, gap: 16 },
  );
  if (cv.facts.length > 0) on.write(on.root, 'P', on.set(cv.facts.join('  ·  '), style.fact, column));
  if (!portrait) return;
  const x = page.width - left - photo.width;
  const figure = on.doc.struct('Figure', { alt: portrait.alt });
  on.root.add(figure);
  figure.add(() => {
    on.doc.save().roundedRect(x, top, photo.width, photo.height, 6).clip();
    on.doc.image(Buffer.from(portrait.jpeg), x, top, { cover: [photo.width, photo.height], align: 'center' });
    on.doc.restore();
  });
  figure.end();
  on.y = Math.max(on.y, top + photo.height);
};

/** Who it is and which page, where there is more than one: sheets come apart. */
const numbered = (on: Sheets, name: string): void => {
  const { start, count } = on.doc.bufferedPageRange();
  if (count < 2) return;
  for (let n = 0; n < count; n++) {
    on.doc.switchToPage(start + n);
    on.ornament(() => {
      const of = `${n + 1} / ${count}`;
      const [block] = on.set(name, style.foot, { x: left, width: 360 }).lines;
      on.line(block ?? [], left, 805, style.foot);
      on.line([of], page.width - left - on.width(of, style.foot), 805, style.foot);
    }, 'Pagination');
  }
};

/** The CV as a PDF of A4 sheets, marked for being read aloud. */
export const drawCv = (cv: Cv): Promise<Buffer> => {
  const on = sheets(cv);
  selvedge(on);
  drawHead(on, cv);
  for (const part of cv.parts) drawPart(on, part);
  numbered(on, cv.name);
  return on.bytes();
};
