/** A small phone and a small notebook, in CSS pixels. */
export const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

/**
 * Whether a browser of this size has a service worker where a test does not say: phones do. What every new browser would
 * keep at first for later took a quarter of what the journeys cost (2026-11).
 */
export const keepsPages = (viewport?: { readonly width: number } | null): boolean => (viewport?.width ?? 1280) < 600;

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

/** Both languages on both screens, with script and without. */
export const allVisits = screens.flatMap((viewport) =>
  (['fr', 'en'] as const).flatMap((lang) => [true, false].map((script) => visit(lang, viewport, script))),
);

/** Both languages and both screens in two visits: for what has little to do with how they meet. */
export const languageScreens = [visits[0], visits[3]] as const;

/** What a window looks like: small by day, large by night. */
export const looks = [
  { viewport: screens[0], colorScheme: 'light' },
  { viewport: screens[1], colorScheme: 'dark' },
] as const;

/** Both languages on a phone, one of them without script. */
export const languageScripts = [visits[0], visits[2]] as const;
