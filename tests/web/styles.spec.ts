import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../web');

// a browser would look at the styles of half the page again whenever a field gets the focus or a row comes in
test('no style of a part hangs on something anywhere in the page', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.filter((name) =>
    /\b(html|body|main):has\([^{]*\)\s+[^\s{]/.test(readFileSync(join(web, name), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
