import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of stripes, as a phone would send it unless told otherwise. */
export const photo = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d8952a"/><rect width="50%" height="50%" fill="#26377f"/><circle cx="70%" cy="70%" r="20%" fill="#a3421d"/></svg>`,
    ),
  )
    .toFormat(format)
    .toBuffer();

/** With a place, a camera and an orientation in its EXIF. */
export const phonePhoto = async (width: number, height: number, orientation = 6): Promise<Buffer> =>
  sharp(await photo(width, height))
    .withExif({
      IFD0: { Make: 'Tecno', Software: 'Secret-Phone-Model' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 20/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '4/1 1/1 0/1' },
    })
    .withMetadata({ orientation })
    .toBuffer();

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});
const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), -1) >>> 0;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of some kilobytes that says it has `side` × `side` pixels. */
export const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
