import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { fewAtOnce, TooBusy } from '../media/few-at-once.ts';

const patienceMs = 15_000;
const pageWidth = 900;
const mostPages = 20;

type Drawn = { readonly pages: number; readonly width: number; readonly height: number; readonly pixels: Uint8Array };

// the PDF is opened where nothing else lives: PDFium as WebAssembly, in a thread that is ended when it takes too long
const drawing = `
  const { parentPort, workerData } = require('node:worker_threads');
  (async () => {
    const { PDFiumLibrary } = await import(workerData.library);
    const pdfium = await PDFiumLibrary.init();
    const file = await pdfium.loadDocument(workerData.bytes);
    const pages = file.getPageCount();
    if (pages < 1) throw new Error('no page');
    const page = file.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(workerData.width / originalWidth, (workerData.width * 2) / originalHeight);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    const pixels = new Uint8Array(data);
    parentPort.postMessage({ pages, width, height, pixels }, [pixels.buffer]);
  })().catch((error) => parentPort.postMessage({ broken: String(error) }));
`;

const inThread = (bytes: Uint8Array): Promise<Drawn> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(drawing, {
      eval: true,
      workerData: { bytes: new Uint8Array(bytes), library: import.meta.resolve('@hyzyla/pdfium'), width: pageWidth },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(late);
      settle();
      void worker.terminate();
    };
    const broken = () => end(() => reject(refuse('pdf-broken', {}, '/file')));
    const late = setTimeout(broken, patienceMs);
    worker.once('message', (drawn: Drawn | { broken: string }) =>
      'broken' in drawn ? broken() : end(() => resolve(drawn)),
    );
    worker.once('error', broken);
  });

const oneAtATime = fewAtOnce(1, 10);

/** How many pages a PDF has, and a picture of the first. Throws a `Rejection` for what cannot be read. */
export const firstPage = async (bytes: Uint8Array): Promise<{ readonly pages: number; readonly picture: Buffer }> => {
  const { pages, width, height, pixels } = await oneAtATime(() => inThread(bytes)).catch((error: unknown) => {
    throw error instanceof TooBusy ? refuse('pdf-busy') : error;
  });
  if (pages > mostPages) throw refuse('pdf-too-long', { most: mostPages }, '/file');
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 70 })
    .toBuffer();
  return { pages, picture };
};
