import { Worker } from 'node:worker_threads';
import { fewAtOnce } from '../media/few-at-once.ts';
import type { Cv } from './cv.ts';

const patienceMs = 20_000;

const program = new URL('./cv-thread.ts', import.meta.url);

/** Letters are laid out by measuring each: that is done where nothing else waits for it. */
const inThread = (cv: Cv): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: cv, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    const end = (settle: () => void) => {
      clearTimeout(late);
      settle();
      void worker.terminate();
    };
    const late = setTimeout(() => end(() => reject(new Error('A CV took too long to draw'))), patienceMs);
    worker.once('message', (bytes: Uint8Array) => end(() => resolve(Buffer.from(bytes))));
    worker.once('error', (error) => end(() => reject(error)));
  });

const oneAtATime = fewAtOnce(1, 20);

/** The CV as a PDF. Throws `TooBusy` when too many are wanted at once. */
export const cvPdf = (cv: Cv): Promise<Buffer> => oneAtATime(() => inThread(cv));
