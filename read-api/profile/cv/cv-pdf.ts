import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { heavyAtOnce } from '#infra/media/few-at-once.ts';
import type { Cv } from './cv.ts';

const timeoutMs = 20_000;
const idleMs = 60_000;
const program = new URL('./cv-thread.ts', import.meta.url);

/** Draws in a worker thread. The thread stays for a minute, because the next CV then takes a third of the time. */
const cvThread = () => {
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
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
    clearTimeout(idleTimer);
    thread ??= begun();
    thread.ref();
    try {
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(timeoutMs) });
      thread.postMessage(cv);
      const [bytes] = (await answered) as [Uint8Array];
      thread.unref();
      idleTimer = setTimeout(end, idleMs).unref();
      return Buffer.from(bytes);
    } catch (error) {
      end();
      throw error;
    }
  };
};

const draw = cvThread();
const oneAtATime = heavyAtOnce(20);

/** Returns the CV as a PDF. Throws `TooBusy` when too many requests wait. */
export const cvPdf = (cv: Cv): Promise<Buffer> => oneAtATime(() => draw(cv));
