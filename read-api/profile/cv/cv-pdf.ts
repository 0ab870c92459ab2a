import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { heavyAtOnce } from '#infra/media/few-at-once.ts';
import type { Cv } from './cv.ts';

const patienceMs = 20_000;
const restMs = 60_000;
const program = new URL('./cv-thread.ts', import.meta.url);

/** Draws where nothing else waits for it. The thread is kept a while: the next CV is drawn in a third of the time. */
const cvThread = () => {
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  const end = (): void => {
    void thread?.terminate();
    thread = undefined;
  };
  const begun = (): Worker => {
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    const gone = (): void => {
      if (thread === worker) thread = undefined;
    };
    return worker.on('error', gone).on('exit', gone);
  };
  return async (cv: Cv): Promise<Buffer> => {
    clearTimeout(rest);
    thread ??= begun();
    thread.ref();
    try {
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) });
      thread.postMessage(cv);
      const [bytes] = (await answered) as [Uint8Array];
      thread.unref();
      rest = setTimeout(end, restMs).unref();
      return Buffer.from(bytes);
    } catch (error) {
      end();
      throw error;
    }
  };
};

const draw = cvThread();
const oneAtATime = heavyAtOnce(20);

/** The CV as a PDF. Throws `TooBusy` when too many are wanted at once. */
export const cvPdf = (cv: Cv): Promise<Buffer> => oneAtATime(() => draw(cv));
