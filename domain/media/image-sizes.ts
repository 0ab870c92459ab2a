/** The widths that images are sent in; each page asks for those that fit (`web/media/picture.tsx`). */
export const imageWidths = [96, 192, 384, 640, 960, 1280, 1600, 2400] as const;

export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The widths of an image that is `width` wide: never larger than itself, but for the first that holds all of it. */
export const widthsOf = (width: number): readonly number[] => {
  const whole = imageWidths.findIndex((one) => one >= width);
  return whole === -1 ? imageWidths : imageWidths.slice(0, whole + 1);
};
