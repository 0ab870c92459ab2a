import { element } from '../client/words.ts';
import { dragByMouse } from './map-drag.ts';
import { pinsOf } from './map-pins.ts';
import { closest, farthest, type Point, type Sight, type Spot } from './map-places.ts';
import { placeOn, sheetAround } from './map-sheet.ts';

/** So near to the end of what is drawn, more is. */
const edgePx = 8;

type Does = {
  /** Shows the card of a company; answers whether it could. */
  readonly choose: (id: number) => boolean;
  /** Called for each tile that does not come. */
  readonly failed: () => void;
  /** Called when other pins stand there, and when what is seen may have changed. */
  readonly drawn: () => void;
  readonly moved: () => void;
};

/** The world in a box that scrolls, with a pin for each company. Nothing is drawn in it before `show`. */
export const mapView = (points: readonly Point[], label: string, { choose, failed, drawn, moved }: Does) => {
  const box = element('div', { class: 'map', id: 'map', tabindex: '0', role: 'region', 'aria-label': label });
  let zoom = 0;
  let origin: Spot = { x: 0, y: 0 };

  const sight = (): Sight => {
    const x = origin.x + box.scrollLeft + box.clientWidth / 2;
    const y = origin.y + box.scrollTop + box.clientHeight / 2;
    return { centre: { x, y }, zoom };
  };
  const show = (to: Sight): void => {
    const { centre } = to;
    zoom = to.zoom;
    const sheet = sheetAround(to, box, failed);
    origin = sheet.origin;
    for (const [pin, at] of pinsOf(points, zoom, { choose, separate })) {
      placeOn(sheet, pin, at);
      sheet.box.append(pin);
    }
    box.replaceChildren(sheet.box);
    drawn();
    const [left, top] = [centre.x - origin.x - box.clientWidth / 2, centre.y - origin.y - box.clientHeight / 2];
    box.scrollTo({ left, top, behavior: 'instant' });
    moved();
  };
  const closer = (by: number, { x, y } = sight().centre): void => {
    const next = Math.min(closest, Math.max(farthest, zoom + by));
    const scale = 2 ** (next - zoom);
    show({ centre: { x: x * scale, y: y * scale }, zoom: next });
  };
  const separate = (at: Spot): void => {
    closer(2, at);
    box.focus();
  };
  const atEdge = (): boolean => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    const right = scrollWidth - clientWidth - scrollLeft;
    return Math.min(scrollLeft, scrollTop, right, scrollHeight - clientHeight - scrollTop) < edgePx;
  };

  dragByMouse(box);
  box.addEventListener('scroll', moved);
  box.addEventListener('scrollend', () => {
    if (atEdge()) show(sight());
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '-') closer(key === '+' ? 1 : -1);
  });
  return { box, sight, show, closer };
};
