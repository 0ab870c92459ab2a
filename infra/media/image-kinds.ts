/** `within` keeps the whole picture; `cover` crops it; `square` crops a nearly square one and pads any other. */
type Fit = 'within' | 'cover' | 'square';

export type ImageRules = {
  /** The maximum stored size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly fit: Fit;
  /** The minimum of the shorter side of the upload, in pixels. */
  readonly least: number;
  readonly portrait?: true;
};

/** The rules for each kind of image. */
export const imageKinds = {
  photo: { width: 1600, height: 1600, fit: 'within', least: 200 },
  product: { width: 1200, height: 1200, fit: 'within', least: 100 },
  logo: { width: 512, height: 512, fit: 'square', least: 64 },
  banner: { width: 2400, height: 600, fit: 'cover', least: 150 },
  'profile-photo': { width: 1200, height: 1600, fit: 'within', least: 160, portrait: true },
  'profile-banner': { width: 2396, height: 600, fit: 'cover', least: 150 },
  portfolio: { width: 1600, height: 1600, fit: 'within', least: 200 },
  document: { width: 2200, height: 2200, fit: 'within', least: 200 },
  article: { width: 1600, height: 1600, fit: 'within', least: 200 },
  ad: { width: 1940, height: 1200, fit: 'within', least: 50 },
} as const satisfies Readonly<Record<string, ImageRules>>;

export type ImageKind = keyof typeof imageKinds;
