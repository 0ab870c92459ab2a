/** A small phone and a small notebook, in CSS pixels. */
export const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

const visit = <Lang extends 'fr' | 'en'>(lang: Lang, viewport: (typeof screens)[number], script: boolean) => ({
  lang,
  viewport,
  width: viewport.width,
  script,
});

/**
 * Both languages, both screens, with script and without: four visits in which each of them meets each of the others. What
 * shows only when three of them meet is not seen; all eight would take twice as long (2026-11).
 */
export const visits = [
  visit('fr', screens[0], true),
  visit('fr', screens[1], false),
  visit('en', screens[0], false),
  visit('en', screens[1], true),
] as const;
