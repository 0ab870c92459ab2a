import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedParts } from '#infra/http/shared-parts.ts';

const web = join(import.meta.dirname, '../../web');
const isPart = (file: string) =>
  sharedParts.some(({ name, test }) => name === 'parts' && !(test instanceof RegExp) && test(join(web, file)));

test('what brings styles, itself or through what it imports, is no part of the file that pages share', () => {
  expect(['ui/button.tsx', 'client/draft.tsx'].map(isPart)).toEqual([true, true]);
  expect(['ui/field.tsx', 'edit/section-form.tsx', 'ui/field.css'].map(isPart)).toEqual([false, false, false]);
});
