import type { CvPart, CvStep } from './cv.ts';
import { flow } from './cv-flow.ts';
import type { Element, Sheets } from './cv-sheet.ts';
import { type Column, colour, gutter, main, page } from './cv-style.ts';

/** The start of a list line that people type: a dash or a dot. */
const bullet = /^\s*[-–—•*·▪‣►]\s+/u;
const behindBullet: Column = { x: main.x + 11, width: main.width - 11 };

const listed = (on: Sheets, list: Element, line: string, lang?: string): void => {
  const block = on.set(line.replace(bullet, ''), on.style.text, behindBullet);
  if (block.lines.length === 0) return;
  on.keep(on.style.text.leading * Math.min(2, block.lines.length));
  const [item, label] = [on.doc.struct('LI'), on.doc.struct('Lbl')];
  list.add(item);
  item.add(label);
  label.add(() => on.line(['•'], main.x + 1, on.y, on.style.text));
  label.end();
  on.write(item, 'LBody', block, lang);
  item.end();
};

const paragraphs = (on: Sheets, parent: Element, text: string, lang?: string): void => {
  let list: Element | null = null;
  for (const line of text.trim().split(/\r?\n/)) {
    if (list && !bullet.test(line)) {
      list.end();
      list = null;
    }
    if (!line.trim()) on.space(5);
    else if (bullet.test(line)) {
      if (!list) {
        list = on.doc.struct('L');
        parent.add(list);
      }
      listed(on, list, line, lang);
    } else on.write(parent, 'P', on.set(line, on.style.text, main), lang);
  }
  list?.end();
};

/** Draws an experience or education with its dates beside it; its title never stands alone at the end of a page. */
const step = (on: Sheets, parent: Element, { name, house, period, mark, description }: CvStep): void => {
  const title = on.set(name, on.style.step, main);
  const place = on.set(house ?? '', on.style.house, main);
  const markBlock = on.set(mark ? `✓ ${mark}` : '', on.style.mark, main);
  const dates = on.set(period, on.style.second, gutter);
  const beginning = description ? 2 * on.style.text.leading + 2 : 0;
  on.keep(Math.max(dates.height, title.height + place.height + markBlock.height + beginning));
  const element = on.doc.struct('Sect');
  parent.add(element);
  const { y: from, sheet } = on;
  on.write(element, 'H3', title);
  on.write(element, 'P', place);
  on.write(element, 'P', markBlock);
  const under = on.y;
  on.y = from;
  on.write(element, 'P', dates);
  const beside = on.y;
  on.y = under;
  if (description) {
    on.space(2);
    paragraphs(on, element, description);
  }
  if (on.sheet === sheet) on.y = Math.max(on.y, beside);
  element.end();
};

const inside = (on: Sheets, section: Element, part: CvPart): void => {
  const { text, strong, second } = on.style;
  if (part.kind === 'words') paragraphs(on, section, part.text, part.lang);
  else if (part.kind === 'steps')
    for (const [index, one] of part.steps.entries()) {
      if (index > 0) on.space(9);
      step(on, section, one);
    }
  else if (part.kind === 'list') {
    const items = part.items.map((word) => [{ text: word, style: text }]);
    on.y -= 3.5; // aligns the items with the heading
    flow(on, section, items, main, { leading: text.leading + 7, gap: 6, ground: { colour: colour.tint, pad: 7 } });
  } else {
    const items = part.pairs.map(([one, other]) => [
      { text: one, style: strong },
      { text: other, style: second },
    ]);
    on.y -= 1.5;
    flow(on, section, items, main, { leading: text.leading + 3, gap: 16, step: main.width / 2 });
  }
};

/** The minimum height, in points, that must fit on the page for a part to begin there. */
const minHeightOf = ({ kind }: CvPart): number => (kind === 'steps' ? 74 : kind === 'words' ? 44 : 24);

/** Draws a part of the CV with a line above it and its heading beside it. */
export const drawPart = (on: Sheets, part: CvPart): void => {
  on.space(14);
  on.keep(minHeightOf(part) + 12);
  if (on.y > page.top) {
    const { y } = on;
    on.ornament(() => on.doc.rect(page.side, y, page.width - 2 * page.side, 0.75).fill(colour.line));
    on.space(12);
  }
  const section = on.doc.struct('Sect');
  on.root.add(section);
  const { y: from, sheet } = on;
  on.write(section, 'H2', on.set(part.heading, on.style.heading, gutter));
  const under = on.y;
  if (part.kind === 'steps') on.space(4);
  else on.y = from;
  inside(on, section, part);
  if (on.sheet === sheet) on.y = Math.max(on.y, under);
  section.end();
};
