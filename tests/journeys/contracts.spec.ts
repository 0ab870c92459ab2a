import { describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/calendar.ts';
import { messages } from '#locales/messages.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, violationsOn } from './accessible.ts';
import { languageScripts } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { openPage } from './hydrated.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    propose: 'Proposer',
    sign: 'Signer le contrat',
    undo: 'Annuler',
    problem: 'Signaler',
    amounts: 'Changer les montants',
    change: 'Changer',
    mine: 'Garder ma saisie',
    renewal: 'Renouveler le contrat',
    renew: 'Renouveler',
    filter: 'Filtrer',
    signed: 'tel qu’il a été signé',
    log: [
      /a signé le contrat/,
      /a fait une échéance/,
      /a signalé un problème/,
      /a classé les problèmes/,
      /a changé le montant/,
      /a renouvelé le contrat/,
    ],
  },
  en: {
    propose: 'Propose',
    sign: 'Sign the contract',
    undo: 'Undo',
    problem: 'Report',
    amounts: 'Change the amounts',
    change: 'Change',
    mine: 'Keep mine',
    renewal: 'Renew the contract',
    renew: 'Renew',
    filter: 'Filter',
    signed: 'as it was signed',
    log: [
      /signed the contract/,
      /did an item|delivered/,
      /reported a problem/,
      /archived the problems/,
      /changed the amount/,
      /renewed the contract/,
    ],
  },
} as const;

const looks = [
  { lang: 'fr', viewport: { width: 360, height: 640 }, touch: true },
  { lang: 'en', viewport: { width: 1280, height: 800 }, touch: false },
] as const;

describe.each(looks)('a contract from its signature to its renewal, $lang', ({ lang, viewport, touch }) => {
  test('signed by a commercial, delivered, changed by two at once, and told as a story', {
    timeout: 180_000,
  }, async () => {
    const say = words[lang];
    const as = async (who: 'commercial' | 'production' | 'admin') =>
      demo.visit({ session: await demoSession(demo.url, who), lang, viewport, touch });
    const seller = await as('commercial');
    const main = seller.locator('#main');
    await seller.goto(pages.results[lang].replace('/:country?', ''));
    const first = await seller.locator('article.result h2 a').first().getAttribute('href');
    const company = /(\d+)-/.exec(first ?? '')?.[1] ?? '';

    await openPage(seller, `${pages.newContract[lang]}?company=${company}&initialPackage=visibility`);
    expect(await main.locator('fieldset').count()).toBeGreaterThan(1);
    expect(await overflows(seller)).toBe(false);
    expect(await violationsOn(seller)).toEqual([]);
    await main.locator('#amount').fill('1 450 000');
    await main.getByRole('button', { name: say.sign }).click();
    await seller.waitForURL(/contracts\/[A-Z]{2}-\d{4}-\d{4}/);
    const number = /[A-Z]{2}-\d{4}-\d{4,}/.exec(seller.url())?.[0] ?? '';
    const path = pages.contract[lang].replace(':number', number);
    await main.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
    expect(await overflows(seller)).toBe(false);
    expect(await violationsOn(seller)).toEqual([]);

    // production works through what is due within a month, by one press each
    const producer = await as('production');
    const work = producer.locator('#main');
    const until = dayAfter(new Date().toISOString().slice(0, 10), 31);
    await openPage(producer, `${pages.contractsDay[lang]}?who=all&until=${until}`);
    expect(await overflows(producer)).toBe(false);
    expect(await violationsOn(producer)).toEqual([]);
    const due = work.locator('.contract-items > li').filter({ hasText: number });
    const left = due.locator('button[value=do]');
    for (const after of [2, 1, 0]) {
      await expect.poll(() => left.count()).toBe(after + 1);
      await left.first().click();
      await expect.poll(() => left.count()).toBe(after);
    }
    await producer.locator('.toast').getByRole('button', { name: say.undo }).click();
    await expect.poll(() => left.count()).toBe(1);
    await left.click();
    await expect.poll(() => left.count()).toBe(0);
    await openPage(producer, `${path}?tab=problems`);
    expects(producer, /^4\d\d POST .*\/contracts\//);
    await work.getByRole('button', { name: say.problem }).click();
    await work.locator('#problem-text[aria-invalid=true]').waitFor();
    await expect.poll(() => work.locator('.error-summary b').count()).toBe(0); // what is wrong is said once
    await work.locator('.error-summary a').click();
    await work.locator('#problem-text:focus').waitFor();
    await work.locator('#problem-text').fill('The client cannot be reached.');
    await work.getByRole('button', { name: say.problem }).click();
    await producer.waitForURL(/did=problem/);
    await work.getByText('The client cannot be reached.').waitFor();
    await work.getByRole('button', { name: messages[lang]['contracts.do.archive'] }).click();
    await work.getByText(messages[lang]['contracts.archived'] ?? '', { exact: true }).waitFor();

    // two people change the amount: the second sees what changed, and decides
    await openPage(seller, `${path}?tab=terms`);
    const form = main
      .locator('section, .card')
      .filter({ has: seller.getByText(say.amounts, { exact: true }) })
      .last();
    await form.locator('summary').click();
    await form.locator('[name=amount]').fill('1 500 000');
    const other = await as('admin');
    await openPage(other, `${path}?tab=terms`);
    const theirs = other
      .locator('#main .card')
      .filter({ has: other.getByText(say.amounts, { exact: true }) })
      .last();
    await theirs.locator('summary').click();
    await theirs.locator('[name=amount]').fill('1 600 000');
    await theirs.getByRole('button', { name: say.change }).click();
    await other.waitForURL(/did=amount/);
    expects(seller, /^409 POST .*\/contracts\//);
    await form.getByRole('button', { name: say.change }).click();
    await form.locator('.notice.warn').waitFor();
    expect((await form.locator('[name=amount]').inputValue()).replace(/\D/g, '')).toBe('1500000');
    expect((await form.locator('.notice.warn del').first().innerText()).replace(/\D/g, '')).toContain('1450000');
    await form.getByRole('button', { name: say.mine }).click();
    await seller.waitForURL(/did=amount/);

    const renewal = main
      .locator('.card')
      .filter({ has: seller.getByText(say.renewal, { exact: true }) })
      .last();
    await renewal.locator('summary').click();
    await renewal.getByRole('button', { name: say.renew }).click();
    await seller.waitForURL(/did=renew/);

    await openPage(seller, `${path}?tab=log`);
    const told = await main.locator('.contract-log').innerText();
    for (const sentence of say.log) expect(told).toMatch(sentence);
    expect(await overflows(seller)).toBe(false);
    expect(await violationsOn(seller)).toEqual([]);
    await main.locator('#action').selectOption('renew');
    await main.getByRole('button', { name: say.filter }).click();
    await seller.waitForURL(/action=renew/);
    await expect.poll(() => main.locator('.contract-log > li').count()).toBe(1);
    await openPage(seller, `${path}?asOf=signed`);
    await main.getByText(say.signed).waitFor();
    expect((await main.locator('.contract-figures').first().innerText()).replace(/[^\d]/g, '')).toContain('1450000');

    await openPage(seller, pages.contracts[lang]);
    await main.locator('tbody').getByText(number).waitFor();
    expect(await overflows(seller)).toBe(false);
    expect(await violationsOn(seller)).toEqual([]);

    // on a computer besides: the signed paper, the month of production, and the list kept under a name
    if (!touch) {
      const named = (id: string): string => messages[lang][id] ?? id;
      await openPage(seller, `${path}?tab=terms`);
      const files = main.locator('#files');
      await files.locator('summary').first().click();
      await files
        .locator('input[type=file]')
        .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf() });
      await files.locator('[name=title]').fill('Signed by both');
      await files.getByRole('button', { name: named('contracts.do.attach') }).click();
      await seller.waitForURL(/did=attach/);
      await files.getByRole('link', { name: 'Signed by both' }).waitFor();
      expect(await violationsOn(seller)).toEqual([]);

      await openPage(producer, `${pages.contractsDay[lang]}?who=all&view=month`);
      expect(await overflows(producer)).toBe(false);
      expect(await violationsOn(producer)).toEqual([]);
      await work.locator('.production-calendar a.count').first().click();
      await producer.waitForURL(/from=/);

      await openPage(seller, `${pages.contracts[lang]}?q=${number}`);
      await main.locator('summary').getByText(named('contracts.view.keep')).click();
      await main.locator('#name').fill('The shop');
      await main.getByRole('button', { name: named('web.do.save') }).click();
      const chip = main.locator('.contract-chips [aria-current=true]');
      await chip.getByText('The shop').waitFor();
      await main.locator('summary').getByText(named('contracts.view.change')).click();
      await main.locator('#name').fill('That shop');
      await main.getByRole('button', { name: named('web.do.save') }).click();
      await chip.getByText('That shop').waitFor();
      expect(await violationsOn(seller)).toEqual([]);

      // a list is gone through by single keys, once they are switched on
      await openPage(other, `${pages.contracts[lang]}?q=${number}`);
      await other.locator('#main summary').getByText(named('moderation.keys'), { exact: true }).click();
      await other.locator('#main [name=keys]').check();
      await other.keyboard.press('j');
      await other.keyboard.press('x');
      await expect.poll(() => other.locator(`#main [name=item][value="${number}"]`).isChecked()).toBe(true);
      await other.keyboard.press('Enter');
      await other.waitForURL(`**${path}`);
    }

    // it ends before its time, and an administrator deletes it for good: only its stub is left
    const said = (id: string): string => messages[lang][id] ?? id;
    await openPage(seller, `${path}?tab=terms`);
    const end = main
      .locator('.card')
      .filter({ has: seller.getByText(said('contracts.end'), { exact: true }) })
      .last();
    await end.locator('summary').click();
    await end.locator('[name=reason]').fill('The shop closes.');
    await end.getByRole('button', { name: said('contracts.do.end') }).click();
    await seller.waitForURL(/did=end/);
    expect(await violationsOn(seller)).toEqual([]);

    await openPage(other, `${path}?tab=terms`);
    const deletion = other.locator('#main details.confirm:has([name=typed])');
    await deletion.locator('summary').click();
    await deletion.locator('[name=reason]').fill('Signed twice.');
    await deletion.locator('[name=typed]').fill('CI-1999-0001');
    expects(other, /^4\d\d POST .*\/contracts\//);
    await deletion.getByRole('button', { name: said('web.do.yesDelete') }).click();
    await other.locator('#main').getByText(said('rejection.contract.number-differs')).first().waitFor();
    expect(await overflows(other)).toBe(false);
    await deletion.locator('[name=typed]').fill(number);
    await deletion.getByRole('button', { name: said('web.do.yesDelete') }).click();
    const stub = other.locator('#main .notice.warn');
    await stub.getByText('Signed twice.').waitFor();
    await openPage(seller, path);
    await main.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
    expect(await main.locator('.notice.warn').innerText()).toMatch(/Signed twice\./);
    expect(await main.innerText()).not.toMatch(/The shop closes|cannot be reached/);
    expect(await overflows(seller)).toBe(false);
    expect(await violationsOn(seller)).toEqual([]);
    await openPage(seller, `${pages.contracts[lang]}?q=${number}`);
    await main.getByText(said('contracts.none')).waitFor();
  });
});

test.each(languageScripts)(
  'a day typed by half is told, and its form is not sent: $lang, script: $script',
  async ({ lang, script, viewport }) => {
    const page = await demo.visit({ session: await demoSession(demo.url, 'commercial'), lang, viewport, script });
    await page.goto(pages.contracts[lang]);
    await openPage(page, (await page.locator('a[data-contract]').first().getAttribute('href')) ?? '');
    const form = page.locator('form:has([value=option])');
    await page.locator('details:has([value=option]) > summary').click();
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    const second = form.locator('[name=dates]').nth(1);
    await second.pressSequentially('05');
    const error = form.locator('.field.invalid').getByText(messages[lang]['web.date.half'] ?? '');
    if (script) {
      await form.locator('[name=title]').focus();
      await error.waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
    await form.locator('button').click();
    await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
    if (!script) expect(await second.evaluate((one: HTMLInputElement) => one.form?.noValidate)).toBe(false);
    expect(sent).toEqual([]);
    await second.fill('2027-05-04');
    if (script) await error.waitFor({ state: 'detached' });
    await form.locator('button').click();
    await page.waitForURL(/did=option/);
  },
);
