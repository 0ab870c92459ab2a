import sharp, { type OutputInfo } from 'sharp';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { heavyAtOnce, TooBusy } from '../media/few-at-once.ts';
import { photoFormat } from '../media/photo-format.ts';
import { prepareImage } from '../media/prepare-image.ts';

/** The longer side of a page in points, as that of A4. */
const pagePoints = 842;

const opaqueJpeg = async (bytes: Uint8Array) => {
  const { bytes: prepared } = await prepareImage(bytes, 'document');
  return sharp(prepared).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
};

/** A PDF of one page, which a JPEG fills. */
const pageOf = (jpeg: Buffer, { width, height, channels }: OutputInfo): Buffer => {
  const scale = pagePoints / Math.max(width, height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const drawn = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
  const space = channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${space} /BitsPerComponent 8`;
  const head = [
    '%PDF-1.7',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>\nendobj`,
    `4 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj`,
    `5 0 obj\n<< ${image} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
  ].join('\n');
  const end = '\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(head, 'latin1'), jpeg, Buffer.from(end, 'latin1')]);
};

const oneAtATime = heavyAtOnce(10);

/**
 * Makes a PDF of a photographed paper (JPEG or PNG), upright and without metadata, so that it is stored as every other
 * document. A PDF is returned unchanged. Throws a `Rejection` for any other file.
 */
export const asPdf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const format = photoFormat(bytes);
  if (format === 'jpeg' || format === 'png') {
    const { data, info } = await oneAtATime(() => opaqueJpeg(bytes)).catch((error: unknown) => {
      throw error instanceof TooBusy ? refuse('pdf-busy') : error;
    });
    return pageOf(data, info);
  }
  if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw refuse('not-a-document', {}, '/file');
  return bytes;
};
