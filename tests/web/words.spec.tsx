import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { OpenState as State } from '#read-api/company/open-state-sent.ts';
import { intervalInWords, weekOrder } from '#web/company/hours.tsx';
import { intlOf } from '#web/page/intl.ts';
import { textOf } from '#web/page/text.ts';
import { phoneLink, readablePhone, whatsappLink } from '#web/phone/phone.ts';
import { clothOf, initials } from '#web/ui/cloth.tsx';
import { OpenState } from '#web/ui/open-state.tsx';
import { pagesShown } from '#web/ui/pager.tsx';

const saturday = new Date('2026-11-21T10:00:00Z');

const said = (lang: 'fr' | 'en', state: Partial<State>): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={intlOf(lang)}>
      <OpenState
        state={{ state: 'unknown', changesAt: null, validUntil: null, timeZone: null, ...state }}
        at={saturday}
      />
    </RawIntlProvider>,
  ).replace(/<[^>]+>/g, '');

test('the first of a month is an ordinal in French', () => {
  const long = { dateStyle: 'long' } as const;
  expect(textOf('fr').day('2026-09-01', long)).toBe('1er septembre 2026');
  expect(textOf('fr').day('2026-09-21', long)).toBe('21 septembre 2026');
  expect(textOf('en').day('2026-09-01', long)).toBe('1 September 2026');
});

describe('open states in words', () => {
  test.each([
    ['fr', { state: 'open', changesAt: '2026-11-21T18:00:00+00:00' }, 'Ouvert · ferme à 18:00'],
    ['en', { state: 'open', changesAt: '2026-11-21T18:00:00+00:00' }, 'Open · closes at 18:00'],
    ['fr', { state: 'closing', changesAt: '2026-11-21T10:20:00+00:00' }, 'Ferme bientôt · à 10:20'],
    ['fr', { state: 'closed', changesAt: '2026-11-23T08:00:00+00:00' }, 'Fermé · ouvre lun. 08:00'],
    ['en', { state: 'closed', changesAt: '2026-11-23T08:00:00+03:00' }, 'Closed · opens Mon 08:00'],
    ['fr', { state: 'closed', changesAt: '2026-11-22T08:00:00+00:00' }, 'Fermé · ouvre demain 08:00'],
    ['en', { state: 'closed', changesAt: '2026-11-22T08:00:00+00:00' }, 'Closed · opens tomorrow 08:00'],
    ['en', { state: 'open', changesAt: null }, 'Open 24\u00a0hours'],
    ['en', { state: 'closed', changesAt: '2027-01-04T08:00:00+03:00' }, 'Closed · opens 4 Jan 08:00'],
    ['fr', { state: 'open' }, 'Ouvert 24\u00a0h/24'],
    ['en', {}, 'Unknown hours'],
  ] as const)('in %s: %o', (lang, state, words) => {
    expect(said(lang, state)).toBe(words);
  });

  test('speak of the day where the company is', () => {
    const late = { state: 'closed', changesAt: '2026-11-22T08:00:00+14:00' } as const;
    expect(said('en', late)).toBe('Closed · opens at 08:00');
  });
});

describe('hours', () => {
  test('begin on Monday in French and on Sunday in English', () => {
    expect([weekOrder('fr')[0], weekOrder('en')[0]]).toEqual([0, 6]);
  });

  test('tell the whole day and the next morning', () => {
    const fr = textOf('fr');
    expect(intervalInWords(fr, { openingMin: 480, closingMin: 750 })).toBe('08:00\u00a0–\u2060\u00a012:30');
    expect(intervalInWords(fr, { openingMin: 0, closingMin: 1440 })).toBe('Ouvert 24\u00a0h/24');
    expect(intervalInWords(fr, { openingMin: 1080, closingMin: 1560 })).toBe(
      '18:00\u00a0–\u2060\u00a002:00 (le lendemain)',
    );
  });
});

describe('numbers', () => {
  test('have a narrow space in French and a comma in English', () => {
    expect(textOf('fr').number(12480)).toBe('12\u202f480');
    expect(textOf('en').number(12480)).toBe('12,480');
  });

  test('zero is singular in French and plural in English', () => {
    expect(textOf('fr').t('results.filter.companies', { count: 0 })).toBe('0 entreprise');
    expect(textOf('en').t('results.filter.companies', { count: 0 })).toBe('0 companies');
    expect(textOf('fr').t('results.filter.companies', { count: 2_000_000 })).toBe('2\u202f000\u202f000 entreprises');
  });

  test('amounts keep their currency, without decimals for francs', () => {
    expect(textOf('fr').money(1_000_000, 'XOF')).toMatch(/^1\u202f000\u202f000\s(F\s?CFA|XOF)$/u);
  });
});

describe('cloth', () => {
  test.each([
    ['Akwaba Bois', 'AB'],
    ['Boulangerie de la Gare', 'BG'],
    ['École', 'ÉC'],
    ["L'Étoile du Sud", 'ÉS'],
    ['La', 'LA'],
    ['北京 饭店', '北饭'],
    ['***', ''],
  ])('%s wears %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('a company keeps its cloth', () => {
    expect([clothOf(0), clothOf(6), clothOf(35), clothOf(36)]).toEqual(['k1 p1', 'k1 p2', 'k6 p6', 'k1 p1']);
  });
});

describe('phones', () => {
  test('are read in groups, dialled in full and written to on WhatsApp only in international form', () => {
    expect(readablePhone('+254712345678')).toBe('+254 712 345678');
    expect(readablePhone('07 00 (atelier)')).toBe('07 00 (atelier)');
    expect(phoneLink('+225 07-00')).toBe('tel:+2250700');
    expect(whatsappLink('+2250700000001', 'Bonjour & merci')).toBe(
      'https://wa.me/2250700000001?text=Bonjour%20%26%20merci',
    );
    expect(whatsappLink('07000000')).toBeNull();
  });
});

test('pages show their ends and neighbours', () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(1, 9)).toEqual([1, 2, null, 9]);
  expect(pagesShown(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
});
