import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What PDFium reads on each page of a PDF, on one line. */
export const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const pdfium = await PDFiumLibrary.init();
  try {
    const file = await pdfium.loadDocument(bytes);
    const pages = Array.from({ length: file.getPageCount() }, (_, index) => file.getPage(index).getText());
    file.destroy();
    return pages.map((text) => text.replace(/[\s\u00a0]+/g, ' '));
  } finally {
    pdfium.destroy();
  }
};

export const textOf = async (bytes: Uint8Array): Promise<string> => (await pagesOf(bytes)).join(' ');
