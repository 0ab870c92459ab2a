/** A small phone and a small notebook, in CSS pixels. */
export const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;
