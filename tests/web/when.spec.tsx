import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { intlOf } from '#web/page/intl.ts';
import { Ago, When } from '#web/ui/when.tsx';

const at = '2026-09-01T21:32:00.000Z';
const onServer = (lang: 'fr' | 'en', element: React.ReactNode): string =>
  renderToStaticMarkup(<RawIntlProvider value={intlOf(lang)}>{element}</RawIntlProvider>);

test('the server tells times in UTC, and says so', () => {
  expect(onServer('fr', <When at={at} />)).toBe(`<time dateTime="${at}">1er septembre 2026 à 21:32 UTC</time>`);
  expect(onServer('en', <When at={at} />)).toBe(`<time dateTime="${at}">1 September 2026 at 21:32 UTC</time>`);
  expect(onServer('en', <When at={at} as="day" />)).toBe(`<time dateTime="${at}">1 September 2026</time>`);
});

test('how long ago something was, with its moment beside', () => {
  const now = new Date('2026-09-01T21:37:00Z');
  expect(onServer('fr', <Ago at={at} now={now} />)).toBe(
    `<time dateTime="${at}" title="1er septembre 2026 à 21:32 UTC">il\u00a0y\u00a0a\u00a05\u00a0minutes</time>`,
  );
});
