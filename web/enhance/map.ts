import { element } from '../client/words.ts';
import { cardOf } from './map-card.ts';
import { closest, clustered, farthest, middle, type Point, type Spot, spotOf, tilePx, zoomFor } from './map-places.ts';

type Words = Readonly<Record<'label' | 'closer' | 'farther' | 'close' | 'closeCard' | 'failed', string>>;

/** How far around what is in sight tiles are fetched. */
const beyondPx = 100;

const place = (one: HTMLElement, { x, y }: Spot): void => {
  one.style.left = `${x}px`;
  one.style.top = `${y}px`;
};

const button = (label: string, sign: string, press: () => void): HTMLButtonElement => {
  const made = element(
    'button',
    { type: 'button', class: 'btn line icon-only', 'aria-label': label, title: label },
    sign,
  );
  made.addEventListener('click', press);
  return made;
};

/** Draws the map of `link` in its place above the list: pictures of tiles in a box that scrolls, and a pin for each company. */
export const showMap = (link: HTMLAnchorElement): void => {
  const room = document.querySelector<HTMLElement>('.map-place');
  if (!room) return;
  const points = JSON.parse(link.dataset.map ?? '[]') as Point[];
  const words = JSON.parse(link.dataset.mapWords ?? '{}') as Words;
  const view = element('div', { class: 'map', tabindex: '0', role: 'region', 'aria-label': words.label });
  const failure = element('p', { class: 'map-failed', role: 'status', hidden: '' }, words.failed);
  const shown = element('div', { class: 'map-shown' });
  room.hidden = false;
  let zoom = 0;
  /** The company whose card stands under the map. */
  let chosen = 0;

  const pinOf = (id: number) => view.querySelector<HTMLElement>(`.map-pin[href="#c-${id}"]`);
  const mark = (): void => {
    for (const pin of view.querySelectorAll('.map-pin[role=button]'))
      pin.ariaExpanded = String(pin.getAttribute('href') === `#c-${chosen}`);
  };
  const drop = (): void => {
    const pin = pinOf(chosen);
    chosen = 0;
    shown.replaceChildren();
    mark();
    (pin ?? view).focus();
  };
  const choose = (id: number): boolean => {
    const card = cardOf(id, words, drop);
    if (!card) return false;
    chosen = id;
    shown.replaceChildren(card);
    mark();
    card.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const draw = (centre: Spot): void => {
    const [width, height] = [view.clientWidth, view.clientHeight];
    const [halfX, halfY] = [width / 2 + beyondPx, height / 2 + beyondPx];
    const from = { x: Math.floor((centre.x - halfX) / tilePx), y: Math.floor((centre.y - halfY) / tilePx) };
    const to = { x: Math.floor((centre.x + halfX) / tilePx), y: Math.floor((centre.y + halfY) / tilePx) };
    const origin = { x: from.x * tilePx, y: from.y * tilePx };
    const sheet = element('div', { class: 'map-sheet' });
    sheet.style.width = `${(to.x - from.x + 1) * tilePx}px`;
    sheet.style.height = `${(to.y - from.y + 1) * tilePx}px`;
    const across = 2 ** zoom;
    for (let x = from.x; x <= to.x; x++)
      for (let y = Math.max(0, from.y); y <= Math.min(across - 1, to.y); y++) {
        const src = `https://tile.openstreetmap.org/${zoom}/${((x % across) + across) % across}/${y}.png`;
        const tile = element('img', { alt: '', width: '256', height: '256', loading: 'lazy', decoding: 'async' });
        tile.addEventListener('error', () => {
          tile.remove();
          failure.hidden = false;
        });
        tile.src = src;
        place(tile, { x: (x - from.x) * tilePx, y: (y - from.y) * tilePx });
        sheet.append(tile);
      }
    for (const { points: together, at } of clustered(points, zoom)) {
      const [[id, name] = [0, '']] = together;
      const several = together.length > 1;
      const says = several ? `${together.length}: ${together.map(([, each]) => each).join(', ')}` : name;
      const pin = element('a', {
        class: several ? 'map-pin many' : 'map-pin',
        href: `#c-${id}`,
        'aria-label': says,
        title: says,
      });
      if (several) pin.append(String(together.length));
      if (!several && document.getElementById(`c-${id}`)) {
        pin.role = 'button';
        pin.addEventListener('click', (event) => choose(id) && event.preventDefault());
        pin.addEventListener('keydown', (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          pin.click();
        });
      }
      if (several && zoom < closest)
        pin.addEventListener('click', (event) => {
          event.preventDefault();
          closer(at, 2);
          view.focus();
        });
      place(pin, { x: at.x - origin.x, y: at.y - origin.y });
      sheet.append(pin);
    }
    view.replaceChildren(sheet);
    mark();
    view.scrollTo({
      left: centre.x - origin.x - width / 2,
      top: centre.y - origin.y - height / 2,
      behavior: 'instant',
    });
    view.dataset.origin = `${origin.x},${origin.y}`;
  };
  const centreNow = (): Spot => {
    const [x = 0, y = 0] = (view.dataset.origin ?? '').split(',').map(Number);
    return { x: x + view.scrollLeft + view.clientWidth / 2, y: y + view.scrollTop + view.clientHeight / 2 };
  };
  const atEdge = (): boolean => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = view;
    const ends = [
      scrollLeft,
      scrollTop,
      scrollWidth - clientWidth - scrollLeft,
      scrollHeight - clientHeight - scrollTop,
    ];
    return ends.some((room) => room < 8);
  };
  view.addEventListener('scrollend', () => {
    if (atEdge()) draw(centreNow());
  });
  const closer = ({ x, y }: Spot, by: number) => {
    const next = Math.min(closest, Math.max(farthest, zoom + by));
    const scale = 2 ** (next - zoom);
    zoom = next;
    draw({ x: x * scale, y: y * scale });
  };
  const close = () => {
    room.replaceChildren();
    room.hidden = true;
    link.ariaExpanded = 'false';
    link.focus();
  };
  const source = element('a', { href: 'https://www.openstreetmap.org/copyright', rel: 'noopener' }, '© OpenStreetMap');
  const tools = element(
    'div',
    { class: 'map-tools' },
    button(words.closer, '+', () => closer(centreNow(), 1)),
    button(words.farther, '−', () => closer(centreNow(), -1)),
    button(words.close, '×', close),
  );
  const frame = element(
    'div',
    { class: 'map-frame' },
    view,
    tools,
    failure,
    element('p', { class: 'map-source' }, source),
  );
  room.replaceChildren(frame, shown);
  link.ariaExpanded = 'true';
  zoom = zoomFor(points, view.clientWidth, view.clientHeight);
  const spots = points.map(([, , lat, lng]) => spotOf(lat, lng, zoom));
  draw({ x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) });
};
