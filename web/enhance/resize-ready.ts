import { debounce } from '../client/debounce.ts';

const debounceMs = 1000;

/** Tells the page with `sokoni:resize-ready` that its window has had its size for a second. */
export const resizeReady = (): void => {
  const tell = () => dispatchEvent(new CustomEvent('sokoni:resize-ready'));
  addEventListener('resize', debounce(tell, debounceMs));
};
