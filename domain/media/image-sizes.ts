/** The widths that images are sent in, in pixels; each page requests the ones that fit (`web/media/picture.tsx`). */
export const imageWidths = [96, 192, 384, 640, 960, 1280, 1600, 2400] as const;

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The widths for an image of `width` pixels: all that are smaller, and the first that is at least as wide. */
export const widthsOf = (width: number): readonly number[] => {
  const whole = imageWidths.findIndex((one) => one >= width);
  return whole === -1 ? imageWidths : imageWidths.slice(0, whole + 1);
};
