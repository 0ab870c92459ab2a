export type FileFault = 'tooHeavy' | 'broken' | 'notPdf' | 'notDocument';

const megabyte = 1024 * 1024;

const isDecodable = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file, { resizeWidth: 32 })).close();
    return true;
  } catch {
    return file.type === 'image/avif'; // older browsers do not know it
  }
};

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 1024).text()).includes('%PDF-');

/** What is wrong with a file that was chosen, before a byte of it is sent; `most` in MB. */
export const fileFault = async (
  file: File,
  { accept, most }: { readonly accept: string; readonly most: number },
): Promise<FileFault | null> => {
  if (file.size > most * megabyte) return 'tooHeavy';
  if (accept.includes('pdf')) {
    if (await isPdf(file)) return null;
    if (!accept.includes('image/')) return 'notPdf';
    return accept.split(',').includes(file.type) && (await isDecodable(file)) ? null : 'notDocument';
  }
  return (await isDecodable(file)) ? null : 'broken';
};
