import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { fewAtOnce, TooBusy } from '../media/few-at-once.ts';
import { withoutMetadata } from './pdf-metadata.ts';
import { type OpenedPdf, type PdfToOpen, pdfThread } from './pdf-thread.ts';

const patienceMs = 15_000;
const pageWidth = 900;
const mostPages = 20;

const inThread = (bytes: Uint8Array): Promise<OpenedPdf> =>
  new Promise((resolve, reject) => {
    const library = import.meta.resolve('@hyzyla/pdfium');
    const given: PdfToOpen = { bytes: new Uint8Array(bytes), library, width: pageWidth };
    // ended when it takes too long
    const worker = new Worker(pdfThread, {
      eval: true,
      workerData: given,
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
    worker.once('message', (opened: OpenedPdf | { broken: string }) =>
      'broken' in opened ? broken() : end(() => resolve(opened)),
    );
    worker.once('error', broken);
  });

const oneAtATime = fewAtOnce(1, 10);

export type PdfTaken = {
  readonly pages: number;
  /** The first page, as WebP. */
  readonly picture: Buffer;
  /** The PDF as it is kept: written anew, without who made it, with what and when. */
  readonly bytes: Buffer;
};

/** Opens a PDF, draws its first page and writes it anew. Throws a `Rejection` for what cannot be read. */
export const openPdf = async (given: Uint8Array): Promise<PdfTaken> => {
  const { pages, width, height, pixels, saved } = await oneAtATime(() => inThread(given)).catch((error: unknown) => {
    throw error instanceof TooBusy ? refuse('pdf-busy') : error;
  });
  if (pages > mostPages) throw refuse('pdf-too-long', { most: mostPages }, '/file');
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 70 })
    .toBuffer();
  return { pages, picture, bytes: withoutMetadata(saved) };
};
