import { fileURLToPath } from 'node:url';

/**
 * What Node is told before the program. V8 would rather take memory than clean up: with a small young generation and an
 * old one that grows by a third at most, the product takes 340 MB instead of 500, its pages as fast (2026-11).
 */
export const nodeFlags = [
  '--import',
  fileURLToPath(new URL('source-maps.mjs', import.meta.url)),
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
];
