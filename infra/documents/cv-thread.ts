import { parentPort, workerData } from 'node:worker_threads';
import { drawCv } from './cv-drawing.ts';

const bytes = new Uint8Array(await drawCv(workerData));
parentPort?.postMessage(bytes, [bytes.buffer]);
