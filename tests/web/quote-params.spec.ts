import { expect, test } from 'vitest';
import { beginsWithGreeting } from '#web/quote/begins-with-greeting.ts';
import { askedIn, companiesIn } from '#web/quote/quote-params.ts';

const ids = (query: string) => companiesIn(new URLSearchParams(query));

test('companies come one by one or together, each once, five at most', () => {
  expect(ids('companies=3&companies=7')).toEqual({ ids: [3, 7], left: 0 });
  expect(ids('companies=3,7,3')).toEqual({ ids: [3, 7], left: 0 });
  expect(ids('companies=1,2,3,4,5,6,7')).toEqual({ ids: [1, 2, 3, 4, 5], left: 2 });
});

test('what is no company is nothing', () => {
  for (const query of ['', 'companies=', 'companies=x,-1,0,1.5,99999999999', 'company=3'])
    expect(ids(query)).toEqual({ ids: [], left: 0 });
});

test('a request is taken as it was written, without what no message carries', () => {
  const form = new FormData();
  form.set('need', '  Dix\0 cartons \n');
  form.set('when', 'x'.repeat(500));
  const { need, when, name } = askedIn(form);
  expect([need, when.length, name]).toEqual(['Dix cartons', 100, '']);
});

test('a text begins with a greeting in either language, whatever the case', () => {
  for (const text of [
    'Bonjour Monsieur, je cherche…',
    'BONSOIR',
    ' « Salut',
    'hello',
    'Hi,',
    'Good  morning',
    'Dear Juma',
  ])
    expect(beginsWithGreeting(text), text).toBe(true);
  for (const text of [
    '',
    'Je cherche',
    'Hi-fi à réparer',
    'High chairs',
    'Hinges',
    'Dearer',
    'Good tyres',
    'Je dis bonjour',
  ])
    expect(beginsWithGreeting(text), text).toBe(false);
});
