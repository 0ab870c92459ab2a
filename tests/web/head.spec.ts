import { expect, test } from 'vitest';
import { head } from '#web/page/head.ts';

const descriptionOf = (description: string): string => {
  const tags = head({ title: 'Garage', description, origin: 'https://sokoni.example', path: '/' });
  const [tag] = tags.filter((one) => 'name' in one && one.name === 'description');
  return tag && 'content' in tag ? String(tag.content) : '';
};

test('a description ends at a word, where search engines end it', () => {
  const short = 'Garage à Cocody.';
  expect(descriptionOf(short)).toBe(short);
  const long = descriptionOf('Réparation de voitures, de motos et de camions. '.repeat(10));
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long).toMatch(/(voitures|motos|camions|de|et|Réparation)…$/u);
});
