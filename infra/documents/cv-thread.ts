import { parentPort } from 'node:worker_threads';
import { drawCv } from './cv-drawing.ts';
import { stepBack } from './step-back.ts';

stepBack();

parentPort?.on('message', async (cv) => {
  const bytes = new Uint8Array(await drawCv(cv));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
