/**
 * `run`, at most once in `ms`: after the last of a burst of calls and, with `leading`, at once for the first of it too.
 * A burst of one call runs it once.
 */
export const debounce = (run: () => void, ms: number, { leading = false } = {}): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  return () => {
    if (leading && timer === undefined) run();
    else again = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
      again = false;
    }, ms);
  };
};
