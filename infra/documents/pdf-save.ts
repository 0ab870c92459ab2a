import type { PDFiumDocument } from '@hyzyla/pdfium';

/** The parts of PDFium (WebAssembly) that are needed to write a document. */
type Pdfium = {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly wasmExports: { malloc(bytes: number): number; readonly __indirect_function_table: WebAssembly.Table };
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
};

/** A tiny WebAssembly module that calls one function with three numbers: PDFium can only call WebAssembly. */
const wrapper = new WebAssembly.Module(
  Uint8Array.of(
    ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127],
    ...[2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0],
  ),
);

const wholeFile = 2;

/**
 * Returns the document rewritten by PDFium, not compressed. PDFium passes the bytes to a function in its own table;
 * only the first entry is free, and the table cannot grow. Throws when the document cannot be written.
 */
export const savedBy = (document: PDFiumDocument): Uint8Array => {
  const pdfium: Pdfium = Reflect.get(document, 'module');
  const parts: Uint8Array[] = [];
  const write = (_: number, from: number, length: number): number =>
    parts.push(pdfium.HEAPU8.slice(from, from + length)) && 1;
  const { exports } = new WebAssembly.Instance(wrapper, { e: { f: write } });
  pdfium.wasmExports.__indirect_function_table.set(0, exports.f);
  const writer = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32[writer >> 2] = 1;
  pdfium.HEAP32[(writer >> 2) + 1] = 0;
  if (!pdfium._FPDF_SaveAsCopy(Reflect.get(document, 'documentIdx'), writer, wholeFile)) throw new Error('not saved');
  return new Uint8Array(Buffer.concat(parts));
};
