export type PausingTimer = { pause(): void; resume(): void; stop(): void };

/** Runs `run` after `ms` of not being paused. It starts at once; pausing twice is pausing once. */
export const pausingTimer = (
  run: () => void,
  ms: number,
  now: () => number = () => performance.now(),
): PausingTimer => {
  let left = ms;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (since !== undefined) return;
    since = now();
    timer = setTimeout(run, left);
  };
  const pause = () => {
    if (since === undefined) return;
    clearTimeout(timer);
    left = Math.max(0, left - (now() - since));
    since = undefined;
  };
  resume();
  return { pause, resume, stop: () => clearTimeout(timer) };
};
