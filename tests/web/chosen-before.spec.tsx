// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepChosen } from '#web/client/chosen-before.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <select name="town"><option value="">Choose</option><option value="abj">Abidjan</option></select>
    <input type="checkbox" name="open">`;
});

const town = () => document.querySelector('select') as HTMLSelectElement;
const open = () => document.querySelector('input') as HTMLInputElement;

/** As React does where a page is hydrated and its effects wait: the first event of a choice has them run. */
const putBackAt = (type: string, putBack: () => void): void => {
  const first = () => {
    document.removeEventListener(type, first, true);
    putBack();
  };
  document.addEventListener(type, first, true);
};

test('a choice that ends the wait for the page stays', () => {
  putBackAt('input', keepChosen(document));
  town().value = 'abj';
  for (const type of ['input', 'change']) town().dispatchEvent(new Event(type, { bubbles: true }));
  expect(town().value).toBe('abj');
});

test('a tick that ends the wait for the page stays', () => {
  putBackAt('click', keepChosen(document));
  open().click();
  expect(open().checked).toBe(true);
});

test('what was chosen is put back where the page came with something else, and told', () => {
  const told: string[] = [];
  town().value = 'abj';
  open().checked = true;
  const putBack = keepChosen(document);
  town().value = '';
  open().checked = false;
  document.addEventListener('change', ({ target }) => void told.push((target as HTMLInputElement).name));
  putBack();
  expect([town().value, open().checked]).toEqual(['abj', true]);
  expect(told).toEqual(['town', 'open']);
});

test('what nobody has touched is told to nobody', () => {
  const told: string[] = [];
  const putBack = keepChosen(document);
  document.addEventListener('change', ({ target }) => void told.push((target as HTMLInputElement).name));
  putBack();
  expect(told).toEqual([]);
});
