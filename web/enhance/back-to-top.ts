const shownAfterPx = 100;

/** Whether a page scrolled by `scrolled` px offers the way back to its top. */
export const offersTop = (scrolled: number): boolean => scrolled > shownAfterPx;

/** Shows the arrow once the page is scrolled; it leaves the reader at the top, with the keyboard too. */
export const backToTop = (arrow: HTMLAnchorElement): void => {
  const show = () => {
    const hidden = !offersTop(scrollY);
    if (arrow.hidden !== hidden) arrow.hidden = hidden;
  };
  addEventListener('scroll', show, { passive: true });
  show();
  arrow.addEventListener('click', (event) => {
    event.preventDefault();
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior });
  });
};
