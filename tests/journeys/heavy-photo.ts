import sharp from 'sharp';

/** A photo as a phone makes it, lying on its side: 4000 px across are 12 megapixels, which weigh some megabytes. */
export const heavyPhoto = async (across: number): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1000, height: 750, channels: 3, background: '#888', noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  return sharp(grain)
    .resize(across, (across * 3) / 4)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
};
