import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { Rejection } from '#domain/rejection.ts';
import { checkHarmless, checkPdf } from './pdf-content.ts';
import { withoutMetadata } from './pdf-metadata.ts';
import { savedBy } from './pdf-save.ts';
import { stepBack } from './step-back.ts';

/** The input of the thread. */
export type PdfToOpen = {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly maxPages: number;
  /** The limit of PDFium's memory. */
  readonly maxMemoryBytes: number;
};

/** The answer: the number of pages, the pixels of the first page, and the PDF rewritten without metadata. */
export type OpenedPdf = {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly saved: Uint8Array;
};

/** The answer for a refused PDF: the code and values of the rejection. */
export type RefusedPdf = { readonly refused: string; readonly values: Readonly<Record<string, number>> };

const pageBytes = 64 * 1024;

/** Limits PDFium's memory: it grows only through this call, and stops when the call throws. */
const limitMemory = (maxBytes: number): void => {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limited(pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('Too much memory for one PDF');
    return grow.call(this, pages);
  };
};

const open = async ({ bytes, width, maxPages, maxMemoryBytes }: PdfToOpen): Promise<OpenedPdf> => {
  limitMemory(maxMemoryBytes);
  checkPdf(bytes);
  const pdfium = await PDFiumLibrary.init();
  const file = await pdfium.loadDocument(bytes);
  const pages = file.getPageCount();
  if (pages > maxPages) throw refuse('pdf-too-long', { most: maxPages });
  const page = file.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(width / originalWidth, (width * 2) / originalHeight);
  const drawn = await page.render({ scale, render: 'bitmap' });
  const saved = savedBy(file);
  checkHarmless(saved); // nothing in it is compressed now
  return {
    pages,
    width: drawn.width,
    height: drawn.height,
    pixels: new Uint8Array(drawn.data),
    saved: new Uint8Array(withoutMetadata(saved)),
  };
};

stepBack();
const answer = await open(workerData).catch((error: unknown): RefusedPdf => {
  const { code, values } = error instanceof Rejection ? error : refuse('pdf-broken');
  return { refused: code, values: values as RefusedPdf['values'] };
});
parentPort?.postMessage(
  answer,
  'saved' in answer ? [answer.pixels.buffer as ArrayBuffer, answer.saved.buffer as ArrayBuffer] : [],
);
