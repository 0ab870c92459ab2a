import { element } from '../client/words.ts';
import { areaOf, isMoved, type Sight } from './map-places.ts';

/**
 * The link that searches the area that is seen, once the map was moved. `search` is the address of the same search;
 * without it no area is searched.
 */
export const searchAgain = (label: string, search: string | undefined) => {
  const link = element('a', { class: 'btn line map-again', rel: 'nofollow', 'data-focus': 'map', hidden: '' }, label);
  const offer = (home: Sight, seen: Sight, { clientWidth, clientHeight }: HTMLElement): void => {
    if (search === undefined) return;
    const url = new URL(search, location.href);
    url.searchParams.set('bounds', areaOf(seen, clientWidth, clientHeight).join());
    link.href = url.href;
    link.hidden = !isMoved(home, seen);
  };
  return { link, offer };
};
