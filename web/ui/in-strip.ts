/** For the chosen one of a strip: where that is wider than the window, the chosen one is in sight. */
export const inStrip = (chosen: HTMLElement | null): void => {
  const strip = chosen?.parentElement;
  if (!chosen || !strip) return;
  const [one, whole] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += one.x + one.width / 2 - whole.x - whole.width / 2;
};
