const programs: readonly (readonly [RegExp, string])[] = [
  [/OPiOS|Opera Mini|OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/KAIOS/, 'KaiOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (table: typeof programs, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser says it is, in the words of the people who use it: `Chrome, Android`. */
export const deviceInWords = (userAgent: string): string | null =>
  [first(programs, userAgent), first(systems, userAgent)].filter(Boolean).join(', ') || null;
