import { favourites, onFavourites } from '../bookmark/favourites.ts';

/** Shows hearts that do not live yet (`bookmark/heart.tsx`), and how many favourites there are beside the links to them. */
export const markFavourites = (): void => {
  const mark = (): void => {
    const all = favourites();
    for (const heart of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake]) [data-heart]')) {
      heart.hidden = false;
      heart.ariaPressed = String(all.some(({ id }) => String(id) === heart.dataset.heart));
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-favourite-count]')) {
      place.textContent = all.length > 0 ? String(all.length) : '';
      place.hidden = all.length === 0;
    }
  };
  mark();
  onFavourites(mark);
  addEventListener('sokoni:arrived', mark);
};
