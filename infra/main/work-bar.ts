import { SingleBar } from 'cli-progress';

type Told = { readonly doing: string; readonly done: number; readonly of: number };

/** A bar on a screen for each thing that is done, a line every tenth of the way elsewhere, nothing for machines. */
export const workBar = (label: (doing: string) => string, quiet: boolean) => {
  let bar: SingleBar | undefined;
  let doing = '';
  let started = 0;
  let told = 0;
  const onScreen = process.stderr.isTTY;
  const begin = (next: Told): void => {
    bar?.stop();
    bar = undefined;
    doing = next.doing;
    started = performance.now();
    told = 0;
    if (onScreen) {
      const format = `${label(doing)} {bar} {percentage} % | {value}/{total} | {rate}/s | {eta_formatted}`;
      bar = new SingleBar({ format, hideCursor: true, etaBuffer: 40 });
      bar.start(next.of, 0, { rate: 0 });
    }
  };
  return {
    show(next: Told): void {
      if (quiet) return;
      if (next.doing !== doing) begin(next);
      const rate = Math.round(next.done / Math.max(0.001, (performance.now() - started) / 1000));
      bar?.setTotal(Math.max(next.of, next.done, 1));
      bar?.update(next.done, { rate });
      if (onScreen || next.of === 0 || next.done - told < next.of / 10) return;
      told = next.done;
      console.error(`${label(doing)}: ${next.done}/${next.of}, ${rate}/s`);
    },
    stop: () => bar?.stop(),
  };
};
