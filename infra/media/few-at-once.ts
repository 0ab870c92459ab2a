type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

/** Too much work is waiting. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Runs `atOnce` pieces of work at a time, in the order they came. Throws `TooBusy` when `mostWaiting` wait already. */
export const fewAtOnce = (atOnce: number, mostWaiting: number): FewAtOnce => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooBusy();
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

const heavy = fewAtOnce(1, Number.POSITIVE_INFINITY);

/**
 * Like `fewAtOnce` with one at a time, shared by all heavy work: photos, PDFs, CVs and copies of data. So together
 * they take no more memory than the largest of them.
 */
export const heavyAtOnce = (mostWaiting: number): FewAtOnce => {
  const own = fewAtOnce(1, mostWaiting);
  return (work) => own(() => heavy(work));
};
