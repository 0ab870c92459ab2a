let leaving = false;

/** Whether another page has been asked for. What fails now was cut off by that: some browsers stop all loading at once. */
export const isLeaving = (): boolean => leaving;

/** Leads to `url`, unless the reader has already gone elsewhere. */
export const goTo = (url: string | URL): void => {
  if (!leaving) location.assign(url);
};

/** Loads the page again, unless the reader has already gone elsewhere. */
export const loadAgain = (): void => {
  if (!leaving) location.reload();
};

const say = (is: boolean) => (): void => {
  leaving = is;
};

/** Knows from now on when the page is being left. */
export const watchLeaving = (): void => {
  addEventListener('beforeunload', say(true));
  // a link that loads a file or calls a number takes nobody away: with the next touch the page is here to stay
  for (const type of ['pointerdown', 'keydown', 'pageshow']) addEventListener(type, say(false), { capture: true });
};
