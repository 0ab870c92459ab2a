import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file imports by value from a file beside or above it. */
const imported = /^(?:import|export)(?! type)[^;]*?'(\.[^']+)';/gm;

const bringsStyles = (path: string, seen = new Set<string>()): boolean => {
  if (path.endsWith('.css')) return true;
  if (seen.has(path) || !/\.tsx?$/.test(path)) return false;
  seen.add(path);
  const imports = [...readFileSync(path, 'utf8').matchAll(imported)];
  return imports.some(([, other = '']) => bringsStyles(join(dirname(path), other), seen));
};

/**
 * What the browser loads in one file instead of in fifty small ones, which compress badly: React with its router, and what
 * fourteen pages or more share of `web`. What brings styles stays by itself, or every page would load them all.
 */
export const sharedParts = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|react-intl|@formatjs|intl-messageformat)\//,
  },
  {
    name: 'parts',
    test: (id: string) => /\/web\/[^?]+\.tsx?$/.test(id) && !bringsStyles(id),
    minShareCount: 14,
  },
];
