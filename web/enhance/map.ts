import { element } from '../client/words.ts';
import { searchAgain } from './map-again.ts';
import { cardOf } from './map-card.ts';
import { markChosen, markTogether } from './map-marks.ts';
import { type Area, firstSight, type Point, type Sight } from './map-places.ts';
import { mapView } from './map-view.ts';

type Words = Readonly<Record<'label' | 'closer' | 'farther' | 'close' | 'closeCard' | 'failed' | 'searchHere', string>>;

const button = (label: string, sign: string, press: () => void): HTMLButtonElement => {
  const attributes = { type: 'button', class: 'btn line icon-only', 'aria-label': label, title: label };
  const made = element('button', attributes, sign);
  made.addEventListener('click', press);
  return made;
};

const source = (): HTMLElement =>
  element(
    'p',
    { class: 'map-source' },
    element('a', { href: 'https://www.openstreetmap.org/copyright', rel: 'noopener' }, '© OpenStreetMap'),
  );

const read = <T>(text: string | undefined, otherwise: T): T => (text === undefined ? otherwise : JSON.parse(text));

/** The map that stands open: what is seen of it, and what takes its marks from the list. */
let open: { seen: Sight; readonly ends: AbortController } | undefined;

// a list of the same area that comes in the place of another keeps what is seen
addEventListener('sokoni:arrived', () => {
  const last = open;
  const link = document.querySelector<HTMLAnchorElement>('a[data-map]');
  last?.ends.abort();
  open = undefined;
  if (last && link) showMap(link, link.dataset.mapArea ? last.seen : undefined);
});

/**
 * Draws the map of `link` in its place by the list. It shows `from`, else the area that is searched, else all companies.
 * Once it was moved, a link searches what is seen.
 */
export const showMap = (link: HTMLAnchorElement, from?: Sight): void => {
  const room = document.querySelector<HTMLElement>('.map-place');
  if (!room) return;
  const { map, mapArea, mapSearch, mapWords } = link.dataset;
  const points = read<Point[]>(map, []);
  const words = read(mapWords, {} as Words);
  const failure = element('p', { class: 'map-failed', role: 'status', hidden: '' }, words.failed);
  const again = searchAgain(words.searchHere, mapSearch);
  const shown = element('div', { class: 'map-shown' });
  const ends = new AbortController();
  /** The company whose card the map shows. */
  let chosen = 0;

  const drop = (): void => {
    const pin = view.box.querySelector<HTMLElement>(`.map-pin[data-ids="${chosen}"]`);
    chosen = 0;
    shown.replaceChildren();
    markChosen(view.box, chosen);
    (pin ?? view.box).focus();
  };
  const choose = (id: number): boolean => {
    const card = cardOf(id, words, drop);
    if (!card) return false;
    chosen = id;
    shown.replaceChildren(card);
    markChosen(view.box, chosen);
    card.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const close = (): void => {
    ends.abort();
    open = undefined;
    room.replaceChildren();
    room.hidden = true;
    link.ariaExpanded = 'false';
    link.focus();
  };
  const view = mapView(points, words.label, {
    choose,
    failed: () => {
      failure.hidden = false;
    },
    drawn: () => {
      markChosen(view.box, chosen);
      markAgain();
    },
    moved: () => {
      open = { seen: view.sight(), ends };
      again.offer(home, open.seen, view.box);
    },
  });
  const markAgain = markTogether(view.box, ends.signal);
  const tools = element(
    'div',
    { class: 'map-tools' },
    button(words.closer, '+', () => view.closer(1)),
    button(words.farther, '−', () => view.closer(-1)),
    button(words.close, '×', close),
  );
  room.hidden = false;
  room.replaceChildren(element('div', { class: 'map-frame' }, view.box, again.link, tools, failure, source()), shown);
  link.ariaExpanded = 'true';
  const home = firstSight(points, read<Area | null>(mapArea, null), view.box.clientWidth, view.box.clientHeight);
  view.show(from ?? home);
};
