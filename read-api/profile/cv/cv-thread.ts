import { parentPort } from 'node:worker_threads';
import { stepBack } from '#infra/documents/step-back.ts';
import { drawCv } from './cv-drawing.ts';

stepBack();

parentPort?.on('message', async (cv) => {
  const bytes = new Uint8Array(await drawCv(cv));
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
