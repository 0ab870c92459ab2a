import { expect, test } from 'vitest';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { vcard } from '#read-api/seo/vcard.ts';

const company = {
  id: 12,
  name: 'Épicerie, Café; \\ & Fils\r\nEMAIL:someone@else.example',
  slug: 'epicerie',
  categories: [],
  country: { code: 'CI', names: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' } },
  place: {
    country: 'CI',
    city: { id: 1, name: 'Abidjan' },
    unknownCity: null,
    subCity: null,
    district: 'Cocody',
    address: 'Boulevard des Martyrs, près de la très grande pharmacie du carrefour de la Vie, deuxième étage',
    addressPostal: 'BP 12',
    zip: null,
    landmark: null,
    lat: 5.35,
    lng: -3.98,
  },
  coordinates: [
    { type: 'gsm', value: '+2250700000001' },
    { type: 'email', value: 'bonjour@epicerie.example' },
    { type: 'website', value: 'https://epicerie.example' },
    { type: 'facebook', value: 'javascript:alert(1)' },
  ],
} as unknown as CompanyPage;

const card = vcard(company, 'en', 'https://sokoni.example/en/company/12-epicerie');
const unfolded = card.replaceAll('\r\n ', '').split('\r\n');

test('a name with signs of the format adds no line of its own', () => {
  expect(unfolded).toContain('FN:Épicerie\\, Café\\; \\\\ & Fils\\nEMAIL:someone@else.example');
  expect(unfolded.filter((line) => line.startsWith('EMAIL'))).toEqual(['EMAIL;TYPE=WORK:bonjour@epicerie.example']);
});

test('it holds the phone, the place and the page, and links to the web only', () => {
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'TEL;TYPE=CELL,VOICE:+2250700000001',
      'URL:https://epicerie.example',
      'GEO:5.35;-3.98',
      'SOURCE:https://sokoni.example/en/company/12-epicerie',
    ]),
  );
  expect(unfolded.find((line) => line.startsWith('ADR'))).toMatch(
    /^ADR;TYPE=WORK:BP 12;;Boulevard.*;Abidjan;;;Ivory Coast$/,
  );
  expect(card).not.toContain('javascript:');
});

test('no line is longer than 75 bytes and none breaks a letter', () => {
  expect(Math.max(...card.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(card).toContain('BEGIN:VCARD\r\nVERSION:3.0\r\n');
  expect(card.isWellFormed()).toBe(true);
});
