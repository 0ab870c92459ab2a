// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { typedIn, typeInto, undoing } from '#web/client/kept-forms.ts';

const formOf = (fields: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${fields}</form>`;
  // this DOM does not tell it by itself
  for (const option of document.querySelectorAll('option')) option.defaultSelected = option.hasAttribute('selected');
  return document.forms[0] as HTMLFormElement;
};
const list = (form: HTMLFormElement): HTMLSelectElement => form.elements.namedItem('number') as HTMLSelectElement;

const unmarked = '<select name="number"><option value="">Choose</option><option value="1">One</option></select>';
const marked = '<select name="number"><option value="">Choose</option><option value="1" selected>One</option></select>';
const several = '<select name="number" multiple><option value="1">One</option><option value="2">Two</option></select>';
const closed = `<select name="number"><option value="" disabled>Choose</option><option value="1">One</option></select>`;

test.each([
  ['shows its first line', unmarked],
  ['shows the line that it came with', marked],
  ['has none of several lines chosen', several],
  ['passes over a line that cannot be chosen', closed],
])('a list that nobody touched counts as untouched: it %s', (_, fields) => {
  expect(typedIn(formOf(fields))).toEqual([]);
});

test('what is chosen is kept, put back and undone', () => {
  const form = formOf(unmarked);
  list(form).value = '1';
  const typed = typedIn(form);
  expect(typed).toEqual([['number', 0, '1']]);
  expect(undoing(form)).toEqual([['number', 0, '']]);
  const again = formOf(unmarked);
  typeInto(again, typed);
  expect(list(again).value).toBe('1');
  typeInto(again, undoing(again));
  expect([list(again).value, typedIn(again)]).toEqual(['', []]);
});

test('another line than the one that came is kept, the first as well', () => {
  const form = formOf(marked);
  list(form).value = '';
  expect(typedIn(form)).toEqual([['number', 0, '']]);
  expect(undoing(form)).toEqual([['number', 0, '1']]);
});
