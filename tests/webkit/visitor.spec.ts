import { describe, expect, test } from 'vitest';
import { codeIn, mailTo } from '#tests/account/person.ts';

import { weekdayNoon } from '#tests/moments.ts';
import { missingPackages } from '#tests/programs.ts';
import { keys } from './page.ts';
import { demoInWebkit, desk, phone } from './windows.ts';

const words = {
  fr: { home: '/', results: /\/annuaire-resultat\?/, favourites: '/favoris', company: /\/entreprise\// },
  en: { home: '/en', results: /\/en\/result-directory\?/, favourites: '/en/favourites', company: /\/en\/company\// },
} as const;
const cases = [
  { lang: 'fr', size: phone },
  { lang: 'en', size: desk },
] as const;

const proven = () => document.querySelector('input[name=altcha]:not([value=""])') !== null;
const isKept = async (kind: string) => (await (await caches.open(kind)).keys()).length === 1;

describe.runIf(missingPackages('webkit').length === 0)('a visitor in WebKit', { timeout: 120_000 }, () => {
  const webkit = demoInWebkit(weekdayNoon());

  test.each(cases)('searches with suggestions and finds a company, in $lang, $size', async ({ lang, size }) => {
    const page = await webkit.open({ lang, size });
    const { home, results, company } = words[lang];
    await page.open(home);
    await page.type('[name=what]', 'pharm');
    await page.shown('[role=row]', 'harmac');
    await page.type('[name=what]', keys.down);
    const chosen = await page.until<string>(
      () => document.querySelector('[role=row][aria-selected=true] .t')?.textContent?.trim() ?? '',
    );
    await page.type('[name=what]', keys.enter);
    expect(await page.value('[name=what]')).toBe(chosen);
    await page.type('[name=where]', 'Abidj');
    await page.press('[role=row]', 'Abidjan'); // with the pointer this time
    expect(await page.value('[name=where]')).toContain('Abidjan');
    await page.press('form[role=search] button[type=submit], .search button[type=submit]');
    await page.arrived(results);
    expect(await page.path()).toContain('where=Abidjan');
    await page.press('article.result h2 a');
    await page.arrived(company);
    await page.shown('h1');
  });

  test.each(cases)('keeps a favourite and finds it again, in $lang, $size', async ({ lang, size }) => {
    const page = await webkit.open({ lang, size });
    const { favourites } = words[lang];
    await page.open(lang === 'fr' ? '/annuaire-resultat?what=garage' : '/en/result-directory?what=garage');
    const name = await page.text('article.result h2 a');
    await page.press('article.result .heart');
    await page.shown('article.result .heart[aria-pressed=true]');
    await page.open(favourites);
    await page.shown('#favourites h2', name);
    await page.press('#favourites .heart');
    await page.shown('#no-favourites');
  });

  test.each(cases)('registers after a refusal, in $lang, $size', async ({ lang, size }) => {
    const page = await webkit.open({ lang, size });
    const email = `webkit-${lang}-${size}@example.org`;
    const next = 'main form button[type=submit]';
    await page.open(lang === 'fr' ? '/inscription' : '/en/register');
    for (const [id, text] of Object.entries({ firstname: 'Awa', lastname: 'Koné', email, password: 'mangue-verte-77' }))
      await page.type(`#${id}`, text);
    await page.press('#altcha');
    await page.until(proven);
    webkit.expects(/^4\d\d POST .*(inscription|regist)/);
    await page.press(next);
    await page.shown('[role=alert]', lang === 'fr' ? 'majuscule' : 'capital');
    await page.fill('#password', 'Mangue-Verte-77');
    expect(await page.value('#password')).toBe('Mangue-Verte-77');
    await page.until(proven);
    await page.press(next);
    await page.arrived(/(entreprise|company)$/);
    await page.press('[name=choice][value=none]');
    await page.arrived(/confirmation$/);
    await page.type('#code', codeIn(await mailTo(webkit.db.pool, email, /code/i)));
    await page.press(next);
    await page.shown('.account-menu > summary');
  });

  test.each(['fr', 'en'] as const)('reads kept pages without a network, in %s', async (lang) => {
    const page = await webkit.open({ lang });
    const { favourites, company } = words[lang];
    await page.open(lang === 'fr' ? '/annuaire-resultat?what=garage' : '/en/result-directory?what=garage');
    await page.until('return navigator.serviceWorker.controller !== null');
    const name = await page.text('article.result h2 a');
    await page.press('article.result .heart');
    await page.until(isKept, 'favourite');
    await page.until(isKept, 'favourites');
    webkit.network.turn('off');
    webkit.expects(/CONSOLE/); // WebKit logs what it could not load
    await page.open(favourites);
    await page.press('#favourites h2 a', name);
    await page.arrived(company);
    expect(await page.text('h1')).toBe(name);
    await page.open(lang === 'fr' ? '/annuaire-resultat?what=jamais-vu' : '/en/result-directory?what=never-seen');
    await page.shown('h1', lang === 'fr' ? 'Vous êtes hors connexion' : 'You are offline');
  });
});
