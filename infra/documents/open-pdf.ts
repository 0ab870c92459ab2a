import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { profileRejections, refuse } from '#domain/profile/profile.rejections.ts';
import { heavyAtOnce, TooBusy } from '../media/few-at-once.ts';
import { checkIsPdf, maxPdfBytes } from './pdf-content.ts';
import type { OpenedPdf, PdfToOpen, RefusedPdf } from './pdf-thread.ts';

const program = new URL('./pdf-thread.ts', import.meta.url);
const timeLimitMs = 8_000;
const pageWidth = 900;
const maxPages = 20;
/** A page with a photo of 12 megapixels takes 100 MB. */
const maxMemoryBytes = 160 * 1024 * 1024;

const isRejection = (code: string): code is keyof typeof profileRejections => code in profileRejections;

const rejectionOf = ({ refused, values }: RefusedPdf) => {
  const code = refused.replace('profile.', '');
  return refuse(isRejection(code) ? code : 'pdf-broken', values, '/file');
};

/** Reads a PDF in a worker thread, which ends afterwards, or when it takes too long or too much memory. */
const inThread = (bytes: Uint8Array): Promise<OpenedPdf> =>
  new Promise((resolve, reject) => {
    const workerData: PdfToOpen = { bytes: new Uint8Array(bytes), width: pageWidth, maxPages, maxMemoryBytes };
    const worker = new Worker(program, {
      workerData,
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
    const late = setTimeout(broken, timeLimitMs);
    worker.once('message', (answer: OpenedPdf | RefusedPdf) =>
      end(() => ('refused' in answer ? reject(rejectionOf(answer)) : resolve(answer))),
    );
    worker.once('error', broken);
    worker.once('exit', broken);
  });

const oneAtATime = heavyAtOnce(10);

type PdfTaken = {
  readonly pages: number;
  /** The first page, as WebP. */
  readonly picture: Buffer;
  /** The PDF to store: rewritten, without metadata. */
  readonly bytes: Buffer;
};

/** Opens a PDF, draws its first page and rewrites it. Throws a `Rejection` when it is unreadable or not allowed. */
export const openPdf = async (given: Uint8Array, mostBytes = maxPdfBytes): Promise<PdfTaken> => {
  if (given.length > mostBytes) throw refuse('pdf-too-heavy', { most: mostBytes / 1024 / 1024 }, '/file');
  checkIsPdf(given);
  const { pages, width, height, pixels, saved } = await oneAtATime(() => inThread(given)).catch((error: unknown) => {
    throw error instanceof TooBusy ? refuse('pdf-busy') : error;
  });
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 70 })
    .toBuffer();
  return { pages, picture, bytes: Buffer.from(saved) };
};
