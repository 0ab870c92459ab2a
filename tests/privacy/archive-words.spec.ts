import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#locales/messages.ts';

const stored = [
  ...new Set(readdirSync(join(import.meta.dirname, '../kernel/golden')).map((file) => file.replace(/\..*/, ''))),
].filter((type) => /^[A-Z]/.test(type));

test.each(['fr', 'en'] as const)('the copy of one’s data has a name for every event, in %s', (lang) => {
  expect(stored.length).toBeGreaterThan(100);
  const nameless = stored.filter(
    (type) => !messages[lang][`admin.happened.${type}`] && !messages[lang][`privacy.event.${type}`],
  );
  const missing = nameless.map((type) => `privacy.event.${type}`);
  expect(missing, 'what locales/*/privacy.json lacks').toEqual([]);
});
