import { parentPort } from 'node:worker_threads';
import { drawCv } from './cv-drawing.ts';

parentPort?.on('message', async (cv) => {
  const bytes = new Uint8Array(await drawCv(cv));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
