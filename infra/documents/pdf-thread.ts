/** What the thread is given. */
export type PdfToOpen = { readonly bytes: Uint8Array; readonly library: string; readonly width: number };

/** What it answers: how many pages, the first one drawn, and the PDF written anew; or that it cannot be read. */
export type OpenedPdf = {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly saved: Uint8Array;
};

/**
 * The program of the thread in which a PDF is opened, where nothing else lives: PDFium as WebAssembly. PDFium hands what
 * it writes to a function of its own table; the only free place there is the first one, and the table does not grow. The
 * function is wrapped in a module of a few bytes: WebAssembly calls no other.
 */
export const pdfThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const wrapper = new WebAssembly.Module(Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127,
    2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0));
  const savedBy = (module, document) => {
    const written = [];
    const write = (_, from, length) => written.push(Buffer.from(module.HEAPU8.slice(from, from + length))) && 1;
    const { exports } = new WebAssembly.Instance(wrapper, { e: { f: write } });
    module.wasmExports.__indirect_function_table.set(0, exports.f);
    const writer = module.wasmExports.malloc(8);
    module.HEAP32[writer >> 2] = 1;
    module.HEAP32[(writer >> 2) + 1] = 0;
    const whole = 2;
    if (!module._FPDF_SaveAsCopy(document, writer, whole)) throw new Error('not saved');
    return new Uint8Array(Buffer.concat(written));
  };
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
    const saved = savedBy(file.module, file.documentIdx);
    parentPort.postMessage({ pages, width, height, pixels, saved }, [pixels.buffer, saved.buffer]);
  })().catch((error) => parentPort.postMessage({ broken: String(error) }));
`;
