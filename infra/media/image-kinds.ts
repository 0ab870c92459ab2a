/** `within` keeps the whole picture; `cover` cuts what is over; `square` cuts a picture that is nearly so, else frames it. */
type Fit = 'within' | 'cover' | 'square';

export type ImageRules = {
  /** As large as it is kept, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly fit: Fit;
  /** The shorter side of what is given. */
  readonly least: number;
  readonly portrait?: true;
};

/** What images are for, and what is kept of them. */
export const imageKinds = {
  photo: { width: 1600, height: 1600, fit: 'within', least: 200 },
  product: { width: 1200, height: 1200, fit: 'within', least: 100 },
  logo: { width: 512, height: 512, fit: 'square', least: 64 },
  banner: { width: 2400, height: 600, fit: 'cover', least: 150 },
  'profile-photo': { width: 1200, height: 1600, fit: 'within', least: 160, portrait: true },
  'profile-banner': { width: 2396, height: 600, fit: 'cover', least: 150 },
  portfolio: { width: 1600, height: 1600, fit: 'within', least: 200 },
  article: { width: 1600, height: 1600, fit: 'within', least: 200 },
  ad: { width: 1940, height: 1200, fit: 'within', least: 50 },
} as const satisfies Readonly<Record<string, ImageRules>>;

export type ImageKind = keyof typeof imageKinds;
