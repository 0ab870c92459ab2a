import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { OpenState as State } from '#read-api/company/open-state-sent.ts';
import type { WeekHours } from '#read-api/company/week-hours.ts';
import { Hours } from '#web/company/hours.tsx';
import { markStored } from '#web/offline/as-kept.ts';
import { workerWords } from '#web/offline/worker-words.ts';
import { intlOf } from '#web/page/intl.ts';

const at = new Date('2026-11-21T10:00:00Z');
const hours: WeekHours = {
  title: null,
  week: Array.from({ length: 7 }, () => [{ openingMin: 480, closingMin: 1080 }]),
  today: 5,
  exception: null,
  holidays: [],
  later: [],
};
const stateOf = (state: State['state']): State => ({
  state,
  changesAt: state === 'unknown' ? null : '2026-11-21T18:00:00+00:00',
  validUntil: '2026-11-21T18:00:00.000Z',
  timeZone: 'Africa/Abidjan',
});

/** What the parts of the page really send, both with the marks that React puts between texts and without. */
const ways = { renderToString, renderToStaticMarkup } as const;

describe.each(['fr', 'en'] as const)('a kept page in %s', (lang) => {
  describe.each(Object.entries(ways))('written by %s', (_, write) => {
    const page = (state: State['state']) =>
      `<html lang="${lang}"><body><a class="skip" href="#main">x</a>${write(
        <RawIntlProvider value={intlOf(lang)}>
          <Hours hours={hours} openState={stateOf(state)} at={at} fresh={undefined} />
        </RawIntlProvider>,
      )}</body></html>`;
    const kept = (state: State['state'], now: Date) =>
      markStored({
        html: page(state),
        lang,
        keptAt: at,
        now,
        because: 'offline',
        words: workerWords[lang],
        timeZone: 'UTC',
      });

    test.each(['open', 'closing_soon', 'closed'] as const)('never tells %s as if it were now', (state) => {
      const before = page(state as State['state']);
      expect(before).toMatch(/data-s="(open|soon|closed)"/);
      const after = kept(state as State['state'], new Date('2026-11-21T12:00:00Z'));
      expect(after).not.toMatch(/data-s="(open|soon|closed)"/);
      expect(after).toContain(workerWords[lang].asOf.replace('{time}', '10:00'));
    });

    test('does not mark a day of the past as today', () => {
      expect(page('open')).toContain('aria-current="date"');
      const sameDay = kept('open', new Date('2026-11-21T20:00:00Z'));
      expect(sameDay).toContain('aria-current="date"');
      const later = kept('open', new Date('2026-11-23T08:00:00Z'));
      expect(later).not.toContain('aria-current');
      expect(later).not.toMatch(lang === 'fr' ? /aujourd/ : /today/);
      expect(later.match(/<tr/g)).toHaveLength(7);
    });
  });
});

describe('a day that is not as every week', () => {
  const christmas = { title: null, from: '2026-11-21', to: '2026-11-21', intervals: [] };
  const page = (lang: 'fr' | 'en', publicHoliday: { fr: string | null; en: string | null } | null) =>
    `<html lang="${lang}"><body>${renderToString(
      <RawIntlProvider value={intlOf(lang)}>
        <Hours
          hours={{ ...hours, exception: { ...christmas, publicHoliday }, holidays: [{ ...christmas, publicHoliday }] }}
          openState={stateOf('closed')}
          at={at}
          fresh={undefined}
        />
      </RawIntlProvider>,
    )}</body></html>`.replaceAll('<!-- -->', '');

  test('says why, by the name of the holiday in the reader’s language, or in the other one', () => {
    expect(page('en', { fr: null, en: 'Jamhuri Day' })).toContain('Closed: public holiday (Jamhuri Day)');
    expect(page('fr', { fr: null, en: 'Jamhuri Day' })).toMatch(/Fermé\s: jour férié \(Jamhuri Day\)</);
    expect(page('fr', { fr: null, en: null })).toMatch(/Fermé\s: jour férié</);
    expect(page('fr', { fr: null, en: null })).toMatch(/21 novembre, Jour férié\s: Fermé/);
    expect(page('en', null)).toContain('Exceptionally closed today');
  });

  test('is the usual one again on a page that is kept longer', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    const words = workerWords.en;
    const html = markStored({
      ...{ html: page('en', null), lang: 'en' as const, keptAt: at, now, because: 'offline' as const, words },
      timeZone: 'UTC',
    });
    expect(html).not.toContain('Exceptionally closed today');
    expect(html).toMatch(/<th scope="row">Saturday<\/th><td><span class="usual">/);
  });
});
