import { expect, test } from 'vitest';
import { companyPath, homePath, languageOf as languageOfPath, resultsPath } from '#web/addresses/paths.ts';
import { markStored, timeOf } from '#web/offline/as-kept.ts';
import { withStored } from '#web/offline/kept-list.ts';
import { filesOf, importedBy, kindOf, languageOf, nameOf, tooMany } from '#web/offline/page-kinds.ts';
import { workerWords } from '#web/offline/worker-words.ts';

const at = (iso: string) => new Date(iso);
const page = `<!doctype html><html lang="fr"><head><link href="/assets/a-1.css"/><link rel="apple-touch-icon" href="/assets/icon.png"/><script src="/assets/b.js"></script></head>
<body data-live="false"><a class="skip" href="#main">Aller au contenu</a><svg><use href="/assets/i.svg#pin"></use></svg><h1 dir="auto">Garage <b>L&#x27;Ami</b></h1>
<span class="open" data-s="open"><span><b>Ouvert</b> · ferme à 18:00</span></span>
<span class="open" data-s="soon"><span><b>Ferme bientôt</b></span></span>
<span class="open" data-s="unknown"><span>Horaires non connus</span></span></body></html>`;
const kept = {
  html: page,
  lang: 'fr',
  keptAt: at('2026-11-21T14:32:00Z'),
  now: at('2026-11-21T15:00:00Z'),
  because: 'offline',
  words: workerWords.fr,
  timeZone: 'UTC',
} as const;

test('the pages that are kept are the ones that the addresses of the directory lead to', () => {
  for (const lang of ['fr', 'en'] as const) {
    expect(kindOf(companyPath(lang, { id: 7, slug: 'chez-awa' }))).toBe('company');
    expect(kindOf(resultsPath(lang))).toBe('search');
    expect(kindOf(resultsPath(lang, 'CI'))).toBe('search');
    expect(kindOf(homePath(lang))).toBe('home');
    expect(kindOf(homePath(lang, 'CI'))).toBe('home');
    expect(languageOf(homePath(lang, 'CI'))).toBe(languageOfPath(homePath(lang, 'CI')));
  }
  expect(['/inbox', '/profile/edit', '/company/7-x/edit', '/openapi', '/api/search'].map(kindOf)).toEqual(
    Array(5).fill(undefined),
  );
});

test('the oldest give way', () => {
  expect(tooMany([1, 2, 3, 4], 3)).toEqual([1]);
  expect(tooMany([1, 2], 3)).toEqual([]);
});

test('a page tells its files and its name', () => {
  expect(filesOf(page)).toEqual(['/assets/a-1.css', '/assets/b.js', '/assets/i.svg']);
  expect(nameOf(page)).toBe('Garage L&#x27;Ami');
});

test('a script tells the files that it imports, at once or when they are needed', () => {
  const script =
    'import{a as t}from"./lib-1.js";const e=()=>import(`./islands-2.js`),f=["assets/card-3.css"],g="./not.json";';
  expect(importedBy(script)).toEqual(['/assets/lib-1.js', '/assets/islands-2.js', '/assets/card-3.css']);
});

test('an old page says since when it is kept, and never that a company is open now', () => {
  const shown = markStored(kept);
  expect(shown).toContain('<html data-kept="2026-11-21T14:32:00.000Z" lang="fr">');
  expect(shown).toMatch(/Aller au contenu<\/a><p class="kept-bar" role="status"><span>Hors connexion\..*14:32/);
  expect(shown).not.toMatch(/data-s="(open|soon|closed)"/);
  expect(shown).toContain('Page enregistrée (14:32)\u202f: <b>Ouvert</b>');
  expect(shown).toContain('<span>Horaires non connus</span>');
});

test('a day that is over is not marked as today', () => {
  const html = `${page}<tr aria-current="date"><th scope="row">Samedi<!-- -->, aujourd’hui</th><td>08:00</td></tr>`;
  expect(markStored({ ...kept, html })).toContain('Samedi<!-- -->, aujourd’hui');
  const later = markStored({ ...kept, html, now: at('2026-11-22T08:00:00Z') });
  expect(later).toContain('<tr><th scope="row">Samedi</th><td>');
});

test('a slow network is not called none', () => {
  expect(markStored({ ...kept, because: 'slow' })).toContain('Connexion lente');
});

test('the time has its day once that is over, in the language of the page', () => {
  const later = { ...kept, now: at('2026-11-23T08:00:00Z') };
  expect(timeOf(later)).toBe('sam. 21 nov. 14:32');
  expect(timeOf({ ...later, lang: 'en' })).toMatch(/^Sat,? 21 Nov 14:32$/);
  expect(timeOf(kept)).toBe('14:32');
});

test('the offline page lists what is kept', () => {
  const offline =
    '<p id="none-kept" class="small">…</p><section id="kept" aria-labelledby="kept-title" hidden=""><ul id="kept-companies" class="card"></ul></section>';
  const listed = withStored(offline, [{ path: '/entreprise/7-chez-awa', name: 'Chez Awa &amp; fils' }]);
  expect(listed).toContain('<section id="kept" aria-labelledby="kept-title">');
  expect(listed).toContain('<li><a href="/entreprise/7-chez-awa" dir="auto">Chez Awa &amp; fils</a></li>');
  expect(listed).toContain('<p id="none-kept" hidden');
  expect(withStored(offline, [])).toBe(offline);
});
