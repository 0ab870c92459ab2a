import { element } from '../client/words.ts';
import { type Sight, type Spot, tilePx } from './map-places.ts';

/** How far around what is in sight tiles are fetched. */
const beyondPx = 100;

/** A box larger than what is seen; its corner lies at `origin` in the world. */
export type Sheet = { readonly box: HTMLElement; readonly origin: Spot };

export const placeOn = ({ origin }: Sheet, one: HTMLElement, { x, y }: Spot): void => {
  one.style.left = `${x - origin.x}px`;
  one.style.top = `${y - origin.y}px`;
};

/** The pictures of the world around the middle of `view`. `failed` is called for each that does not come. */
export const sheetAround = ({ centre, zoom }: Sight, view: HTMLElement, failed: () => void): Sheet => {
  const [halfX, halfY] = [view.clientWidth / 2 + beyondPx, view.clientHeight / 2 + beyondPx];
  const from = { x: Math.floor((centre.x - halfX) / tilePx), y: Math.floor((centre.y - halfY) / tilePx) };
  const to = { x: Math.floor((centre.x + halfX) / tilePx), y: Math.floor((centre.y + halfY) / tilePx) };
  const box = element('div', { class: 'map-sheet' });
  box.style.width = `${(to.x - from.x + 1) * tilePx}px`;
  box.style.height = `${(to.y - from.y + 1) * tilePx}px`;
  const sheet = { box, origin: { x: from.x * tilePx, y: from.y * tilePx } };
  const across = 2 ** zoom;
  for (let x = from.x; x <= to.x; x++)
    for (let y = Math.max(0, from.y); y <= Math.min(across - 1, to.y); y++) {
      const tile = element('img', { alt: '', width: '256', height: '256', loading: 'lazy', decoding: 'async' });
      tile.addEventListener('error', () => {
        tile.remove();
        failed();
      });
      tile.src = `https://tile.openstreetmap.org/${zoom}/${((x % across) + across) % across}/${y}.png`;
      placeOn(sheet, tile, { x: x * tilePx, y: y * tilePx });
      box.append(tile);
    }
  return sheet;
};
