import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayAfter, dayOf } from '#domain/calendar.ts';
import { daysBetween } from '#domain/contract/packages.ts';
import { messages, translate } from '#locales/messages.ts';
import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { dice } from '#tests/projections/history.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, violationsOn } from './accessible.ts';
import { languageScreens, languageScripts } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { openPage } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { allVisits } from './screens.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const team = ['commercial', 'production', 'lead', 'admin', 'manager'] as const;
const names = {
  ...{ commercial: 'Moussa', production: 'Njeri', lead: 'Thierry', admin: 'Amina', manager: 'Kofi' },
} as const;
const sessions: Partial<Record<(typeof team)[number], string>> = {};
let company: ManagedCompany;

beforeAll(async () => {
  for (const who of team) sessions[who] = await demoSession(demo.url, who);
  company = await managedCompany(demo.db);
}, 300_000);

const today = (): string => dayOf(new Date());

const isWell = async (page: Page): Promise<void> => {
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
};

/** The story as its log tells it, from the signature on. */
const story: readonly (readonly [keyof typeof names, ContractLogEntry['action']])[] = [
  ['commercial', 'create'],
  ['commercial', 'add_option'],
  ['commercial', 'change_dates'],
  ['lead', 'change_production'],
  ['lead', 'change_production'],
  ['lead', 'change_production'],
  ...Array.from({ length: 5 }, () => ['production', 'do'] as const),
  ['production', 'undo'],
  ['production', 'do'],
  ['production', 'add_problem'],
  ['production', 'archive_problems'],
  ['lead', 'reschedule'],
  ['production', 'reschedule'],
  ['production', 'retrieve'],
  ['admin', 'change_amount'],
  ['commercial', 'change_amount'],
  ['commercial', 'renew'],
  ['commercial', 'end'],
  ['manager', 'ask_renewal'],
  ['manager', 'withdraw_renewal'],
  ['manager', 'ask_renewal'],
  ['commercial', 'decline_renewal'],
];

const visits = process.env.LANGUAGES === 'all' ? allVisits.filter(({ script }) => script) : languageScreens;

describe.each(visits)(
  'a contract from its signature to its end, $lang, $width px wide',
  ({ lang, viewport, width }) => {
    const touch = width < 600;
    const said = (id: string, values?: Readonly<Record<string, unknown>>): string => translate(lang, id, values);
    const as = (who: (typeof team)[number]) => demo.visit({ session: sessions[who] ?? '', lang, viewport, touch });
    /** What hides behind that title, opened. */
    const opened = async (page: Page, title: string) => {
      const hidden = page
        .locator('#main details')
        .filter({ has: page.locator('summary').getByText(title, { exact: true }) });
      await hidden.last().locator('summary').click();
      return hidden.last();
    };

    test('signed by a commercial, delivered, changed by two at once, renewed, ended, and told as a story', {
      timeout: 240_000,
    }, async () => {
      const seller = await as('commercial');
      const main = seller.locator('#main');
      await openPage(seller, `${pages.newContract[lang]}?company=${company.id}&initialPackage=custom`);
      await main.locator('[name=kind-a0]').selectOption('video');
      await isWell(seller);
      await openPage(seller, `${pages.newContract[lang]}?company=${company.id}&initialPackage=visibility`);
      expect(await main.locator('fieldset').count()).toBeGreaterThan(1);
      await isWell(seller);
      await main.locator('#amount').fill('1 450 000');
      await main.getByRole('button', { name: said('contracts.sign') }).click();
      await seller.waitForURL(/contracts\/[A-Z]{2}-\d{4}-\d{4}/);
      const number = /[A-Z]{2}-\d{4}-\d{4,}/.exec(seller.url())?.[0] ?? '';
      const path = pages.contract[lang].replace(':number', number);
      await main.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
      await seller.locator('.toast').getByText(said('contracts.did.sign', { number })).waitFor();
      expect(await seller.evaluate('scrollY')).toBe(0); // the form was left at its end
      await isWell(seller);

      // what was agreed by word is added: an option with two days, and a later end
      const option = await opened(seller, said('contracts.do.option'));
      await option.locator('[name=kind]').selectOption('banner');
      for (const [at, days] of [2, 20].entries())
        await option.locator('[name=dates]').nth(at).fill(dayAfter(today(), days));
      await option.getByRole('button', { name: said('contracts.do.option') }).click();
      await seller.waitForURL(/did=option/);
      await openPage(seller, `${path}?tab=terms`);
      const dates = await opened(seller, said('contracts.change.dates'));
      await dates.locator('[name=endDate]').fill(dayAfter(today(), 380));
      await dates.getByRole('button', { name: said('edit.managers.change') }).click();
      await seller.waitForURL(/did=dates/);

      // the lead gives it to production among others, sees it before, takes it back, and does it again
      const leader = await as('lead');
      const desk = leader.locator('#main');
      let njeri = '';
      const assign = async (): Promise<void> => {
        await openPage(leader, `${pages.contracts[lang]}?q=${number}`);
        await desk.locator(`[name=item][value="${number}"]`).check();
        const option = desk.locator('[name=to] option[value^="production:"]').filter({ hasText: names.production });
        njeri = (await option.getAttribute('value')) ?? '';
        await desk.locator('[name=to]').selectOption(njeri);
        await desk.getByRole('button', { name: said('moderation.batch.preview') }).click();
        await desk.getByText(said('contracts.assign.preview', { count: 1 })).waitFor();
        await isWell(leader);
        await desk.getByRole('button', { name: said('web.do.confirm') }).click();
        // a second press of the same key takes nothing back
        await desk
          .locator('#assigned:focus')
          .getByText(said('contracts.assign.done', { count: 1 }))
          .waitFor();
      };
      await assign();
      await desk.getByRole('button', { name: said('moderation.batch.undo') }).click();
      await desk.getByText(said('contracts.assign.undone', { count: 1 })).waitFor();
      await assign();

      // production works through what is due within a month, by one press each
      const producer = await as('production');
      const work = producer.locator('#main');
      // production is told, and led to it: by a list where she was given others on the same day
      await openPage(producer, pages.notifications[lang]);
      const leads = `[href="${path}"], [value="${path}"], [href*="order=changed"], [value*="order=changed"]`;
      const given = work.locator('#told > li').filter({ has: producer.locator(leads) });
      await expect
        .poll(async () => {
          if ((await given.count()) === 0) await producer.reload();
          return given.count();
        })
        .toBeGreaterThan(0);
      await given.first().locator('a.b, button.b').click();
      await producer.waitForURL(/\/contracts/);
      if (!producer.url().endsWith(path)) await work.locator(`a[data-contract="${number}"]`).click();
      await producer.waitForURL(`**${path}`);
      await openPage(producer, `${pages.contractsDay[lang]}?until=${dayAfter(today(), 31)}`);
      await isWell(producer);
      const due = work.locator('.contract-items > li').filter({ hasText: number });
      const left = due.locator('button[value=do]');
      for (const after of [4, 3, 2, 1, 0]) {
        await expect.poll(() => left.count()).toBe(after + 1);
        await left.first().click();
        await expect.poll(() => left.count()).toBe(after);
      }
      await producer
        .locator('.toast')
        .getByRole('button', { name: said('moderation.do.undo') })
        .click();
      await expect.poll(() => left.count()).toBe(1);
      await left.click();
      await expect.poll(() => left.count()).toBe(0);
      await openPage(producer, `${path}?tab=problems`);
      expects(producer, /^4\d\d POST .*\/contracts\//);
      await work.getByRole('button', { name: said('report.send') }).click();
      await work.locator('#problem-text[aria-invalid=true]').waitFor();
      await expect.poll(() => work.locator('.error-summary b').count()).toBe(0); // what is wrong is said once
      await work.locator('.error-summary a').click();
      await work.locator('#problem-text:focus').waitFor();
      expect(await work.locator('.error-summary').count()).toBe(1);
      await work.locator('#problem-text').fill('The client cannot be reached.');
      await work.getByRole('button', { name: said('report.send') }).click();
      await producer.waitForURL(/did=problem/);
      await work.getByText('The client cannot be reached.', { exact: true }).first().waitFor();
      expect(await work.locator('#problem-text').inputValue()).toBe(''); // it is not reported twice
      await work.getByRole('button', { name: said('contracts.do.archive') }).click();
      await work.getByText(said('contracts.archived'), { exact: true }).waitFor();

      // two people move one item: the second sees what changed, and decides
      const lastItem = async (page: Page, day: number) => {
        const item = page
          .locator('#main .contract-items > li')
          .filter({ has: page.locator('button[value=do]') })
          .last();
        await item.locator('summary').click();
        await item.locator('[name=scheduledDate]').fill(dayAfter(today(), day));
        return item;
      };
      await openPage(producer, path);
      const mine = await lastItem(producer, 290);
      await openPage(leader, path);
      await (await lastItem(leader, 300)).getByRole('button', { name: said('contracts.do.reschedule') }).click();
      await leader.waitForURL(/did=reschedule/);
      await mine.getByRole('button', { name: said('contracts.do.reschedule') }).click();
      await mine.locator('.notice.warn').getByText(names.lead).waitFor();
      expect(await mine.locator('[name=scheduledDate]').inputValue()).toBe(dayAfter(today(), 290));
      await isWell(producer);
      await mine.getByRole('button', { name: said('contracts.keepMine') }).click();
      await producer.waitForURL(/did=reschedule/);

      // what its client gave for it came yesterday
      await openPage(producer, path);
      const collected = work
        .locator('.contract-items > li')
        .filter({ has: producer.locator('button[value=do]') })
        .last();
      await collected.locator('summary').click();
      await collected.locator('[name=on][type=date]').fill(dayAfter(today(), -1));
      await isWell(producer);
      await collected.locator('button[value=retrieve]').click();
      await producer.waitForURL(/did=retrieve/);
      await expect.poll(() => collected.locator('[name=on][type=hidden]').inputValue()).toBe(dayAfter(today(), -1));

      // and two the amount
      await openPage(seller, `${path}?tab=terms`);
      const form = await opened(seller, said('contracts.change.amount'));
      await form.locator('[name=amount]').fill('1 500 000');
      const other = await as('admin');
      await openPage(other, `${path}?tab=terms`);
      const theirs = await opened(other, said('contracts.change.amount'));
      await theirs.locator('[name=amount]').fill('1 600 000');
      await theirs.getByRole('button', { name: said('edit.managers.change') }).click();
      await other.waitForURL(/did=amount/);
      expects(seller, /^409 POST .*\/contracts\//);
      await form.getByRole('button', { name: said('edit.managers.change') }).click();
      await form.locator('.notice.warn').waitFor();
      expect((await form.locator('[name=amount]').inputValue()).replace(/\D/g, '')).toBe('1500000');
      expect((await form.locator('.notice.warn del').first().innerText()).replace(/\D/g, '')).toContain('1450000');
      await form.getByRole('button', { name: said('contracts.keepMine') }).click();
      await seller.waitForURL(/did=amount/);

      const renewal = await opened(seller, said('contracts.renew'));
      const adds = renewal.locator('.contract-items > li');
      expect(await adds.count()).toBeGreaterThan(0);
      await isWell(seller);
      await renewal.locator('[name=initialPackage]').selectOption('custom');
      await expect.poll(() => adds.count()).toBe(0);
      await renewal.locator('[name=initialPackage]').selectOption('visibility');
      await renewal.getByRole('button', { name: said('contracts.do.renew') }).click();
      await seller.waitForURL(/did=renew/);

      await openPage(seller, `${path}?tab=log`);
      await isWell(seller);
      await main.locator('#action').selectOption('renew');
      await main.getByRole('button', { name: said('web.do.filter') }).click();
      await seller.waitForURL(/action=renew/);
      await expect.poll(() => main.locator('.contract-log > li').count()).toBe(1);
      await main.locator('#from').fill(today());
      await main.locator('[name=asOf]').fill(today());
      await main.getByRole('button', { name: said('web.do.filter') }).click();
      await seller.waitForURL(new RegExp(`asOf=${today()}`));
      await expect.poll(() => main.locator('.contract-log > li').count()).toBe(1);
      await openPage(seller, `${path}?asOf=signed`);
      await main.getByText(said('contracts.asOf.signed')).waitFor();
      expect((await main.locator('.contract-figures').first().innerText()).replace(/[^\d]/g, '')).toContain('1450000');

      await openPage(seller, pages.contracts[lang]);
      await main.locator('tbody').getByText(number).waitFor();
      await isWell(seller);

      // the list goes out as a file, with a reason
      if (!touch) {
        await main.locator(`a[href^="${pages.contractsFile[lang]}"]`).click();
        await main.getByLabel(said('admin.export.reason')).fill('The month is closed.');
        await isWell(seller);
        await main.getByRole('button', { name: said('contracts.emails.do') }).click();
        const list = seller.waitForEvent('download');
        await main.getByRole('link', { name: said('audit.export.do') }).click();
        expect((await list).suggestedFilename()).toMatch(/\.csv$/);
      }

      // on a computer besides: the signed paper, the month of production, and the list kept under a name
      if (!touch) {
        await openPage(seller, `${path}?tab=terms`);
        const files = main.locator('#files');
        await files.locator('summary').first().click();
        await files
          .locator('input[type=file]')
          .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf() });
        await files.locator('[name=title]').fill('Signed by both');
        await files.getByRole('button', { name: said('contracts.do.attach') }).click();
        await seller.waitForURL(/did=attach/);
        await files.getByRole('link', { name: 'Signed by both' }).waitFor();
        expect(await violationsOn(seller)).toEqual([]);

        await openPage(producer, `${pages.contractsDay[lang]}?who=all&view=month`);
        await isWell(producer);
        const firstDay = work.locator('.production-calendar th abbr').first();
        expect(await firstDay.getAttribute('title')).toMatch(lang === 'fr' ? /^lundi$/i : /^Sunday$/);
        await work.locator('.production-calendar a.count').first().click();
        await producer.waitForURL(/from=/);

        await openPage(seller, `${pages.contracts[lang]}?q=${number}`);
        await main.locator('summary').getByText(said('contracts.view.keep')).click();
        await main.locator('#name').fill('The shop');
        await main.getByRole('button', { name: said('web.do.save') }).click();
        const chip = main.locator('.contract-chips [aria-current=true]');
        await chip.getByText('The shop').waitFor();
        await main.locator('summary').getByText(said('contracts.view.change')).click();
        await main.locator('#name').fill('That shop');
        await main.getByRole('button', { name: said('web.do.save') }).click();
        await chip.getByText('That shop').waitFor();
        expect(await violationsOn(seller)).toEqual([]);
        await main.getByRole('button', { name: said('contracts.view.remove') }).click();
        await chip.waitFor({ state: 'detached' });

        // a list is gone through by single keys, once they are switched on
        await openPage(other, `${pages.contracts[lang]}?q=${number}`);
        await other.locator('#main summary').getByText(said('moderation.keys'), { exact: true }).click();
        await other.locator('#main [name=keys]').check();
        await other.keyboard.press('j');
        await other.keyboard.press('x');
        await expect.poll(() => other.locator(`#main [name=item][value="${number}"]`).isChecked()).toBe(true);
        await other.keyboard.press('Enter');
        await other.waitForURL(`**${path}`);
      }

      // it ends before its time; what was planned for later is due no more, and its client reads so
      await openPage(seller, `${path}?tab=terms`);
      const end = await opened(seller, said('contracts.end'));
      await end.locator('[name=on]').fill(dayAfter(today(), 60));
      await end.locator('[name=reason]').fill('The shop closes.');
      await end.getByRole('button', { name: said('contracts.do.end') }).click();
      await seller.waitForURL(/did=end/);
      expect(await violationsOn(seller)).toEqual([]);
      await openPage(producer, `${pages.contractsDay[lang]}?until=${dayAfter(today(), 700)}`);
      await work.getByText(said('contracts.day.title')).first().waitFor();
      expect(await left.count()).toBe(0);

      const client = await as('manager');
      const own = pages.ownContracts[lang].replace(':company', `${company.id}-${company.slug}`);
      await openPage(client, own);
      const contract = client.locator('#main .card').filter({ hasText: number });
      await contract.getByText(said('contracts.dropped')).first().waitFor();
      await contract.getByText(said('contracts.endedEarly'), { exact: true }).waitFor();
      await contract
        .getByText(said('contracts.own.received', { day: '§' }).split('§')[0] ?? '')
        .first()
        .waitFor();
      expect(await contract.innerText()).not.toMatch(/The shop closes|cannot be reached/);
      await isWell(client);

      // its client asks that it goes on; the seller finds that on the first page, and answers
      const asks = async () => {
        await contract.locator('summary').getByText(said('contracts.own.renew'), { exact: true }).click();
        await contract.locator('[name=initialPackage]').selectOption('premium');
        await contract.getByRole('button', { name: said('contracts.own.renew.do') }).click();
        await contract.getByText(said('contract.package.premium')).first().waitFor();
        await contract.locator('.notice:not(.warn)').waitFor();
      };
      await asks();
      await isWell(client);
      await contract.getByRole('button', { name: said('contracts.own.withdraw') }).click();
      await client.waitForURL(/withdrawn=/);
      await contract.locator('.notice:not(.warn)').waitFor({ state: 'detached' });
      await isWell(client);
      await asks();
      await openPage(seller, pages.admin[lang]);
      await main.getByText(said('admin.work.request.renewal')).first().waitFor();
      await main.locator(`a[href$="${path}"]`).first().click();
      await main.getByRole('link', { name: said('contracts.do.decline') }).click();
      const decline = main.locator('#decline');
      await decline.locator('[name=reason]').fill('The shop is closing.');
      await isWell(seller);
      await decline.getByRole('button', { name: said('contracts.do.decline') }).click();
      await seller.waitForURL(/did=decline/);
      await openPage(client, own);
      await contract.getByText('The shop is closing.').waitFor();
      await contract.locator('summary').getByText(said('contracts.own.renew'), { exact: true }).waitFor();
      expects(client, /^403 GET .*\/contracts\//);
      await client.goto(path);
      expect(await client.locator('#main').innerText()).not.toContain(number);

      // the log tells all of it, and goes out as a file with a reason
      await openPage(seller, `${path}?tab=log`);
      const told = await main.locator('.contract-log > li').allInnerTexts();
      const steps = told.toReversed().filter((sentence) => !sentence.includes('Signed by both'));
      expect(steps).toHaveLength(story.length);
      for (const [at, [who, action]] of story.entries()) {
        const full = said(`contract.log.${action}`, { who: '…' }).replace('…', '').trim();
        expect([at, action, steps[at]]).toEqual([at, action, expect.stringContaining(full)]);
        expect(steps[at]).toContain(names[who]);
      }
      expect(steps.filter((step) => step.replace(/\D/g, '').includes('1500000'))).not.toEqual([]);
      await main.getByRole('link', { name: said('contracts.log.file') }).click();
      await main.getByLabel(said('admin.export.reason')).fill('The client asks.');
      await main.getByRole('button', { name: said('contracts.emails.do') }).click();
      const download = seller.waitForEvent('download');
      await main.getByRole('link', { name: said('audit.export.do') }).click();
      expect((await download).suggestedFilename()).toContain(number);
      await isWell(seller);

      // an administrator deletes it for good: only its stub is left
      await openPage(other, `${path}?tab=terms`);
      const deletion = other.locator('#main details.confirm:has([name=typed])');
      await deletion.locator('summary').click();
      await deletion.locator('[name=reason]').fill('Signed twice.');
      await deletion.locator('[name=typed]').fill('CI-1999-0001');
      expects(other, /^4\d\d POST .*\/contracts\//);
      await deletion.getByRole('button', { name: said('web.do.yesDelete') }).click();
      await other.locator('#main').getByText(said('rejection.contract.number-differs')).first().waitFor();
      expect(await overflows(other)).toBe(false);
      // what the seller notes meanwhile is seen before it is destroyed
      await openPage(seller, path);
      await main.locator('textarea[name=text]').last().fill('The client calls back.');
      await main
        .getByRole('button', { name: said('contracts.do.observe') })
        .last()
        .click();
      await seller.waitForURL(/did=observe/);
      await deletion.locator('[name=typed]').fill(number);
      await deletion.getByRole('button', { name: said('web.do.yesDelete') }).click();
      await deletion.locator('.contract-log').getByText('The client calls back.').waitFor();
      await deletion.getByRole('button', { name: said('web.do.yesDelete') }).click();
      const stub = other.locator('#main .notice.warn');
      await stub.getByText('Signed twice.').waitFor();
      await openPage(seller, path);
      await main.getByRole('heading', { level: 1 }).filter({ hasText: number }).waitFor();
      expect(await main.locator('.notice.warn').innerText()).toMatch(/Signed twice\./);
      expect(await main.innerText()).not.toMatch(/The shop closes|cannot be reached/);
      await isWell(seller);
      await openPage(seller, `${pages.contracts[lang]}?q=${number}`);
      await main.getByText(said('contracts.none')).waitFor();
      await main.getByText(said('contracts.deleted.found', { number })).waitFor();
      await isWell(seller);
      await main.getByRole('link', { name: said('contracts.deleted.see') }).click();
      await main.getByText('Signed twice.').waitFor();

      // all that match go to production at once, more than a page has; she is told once
      if (!touch) {
        const days = { signatureDate: today(), endDate: dayAfter(today(), 900) };
        for (let signed = 0; signed < 51; signed++) {
          const terms = { initialPackage: 'custom', ...days, amount: 1000, amountCurrency: 'XOF' };
          const data = { companyId: company.id, ...terms, options: [] };
          expect((await seller.request.post(`${demo.url}/api/contract/create-contract`, { data })).ok()).toBe(true);
        }
        // somebody else signed them: the list may learn of the last a moment later
        await expect
          .poll(async () => {
            await openPage(leader, `${pages.contracts[lang]}?company=${company.id}&production=none`);
            return desk.locator('[name=every]').count();
          })
          .toBe(1);
        await desk.locator('[name=every]').check();
        await desk.locator('[name=to]').selectOption(njeri);
        await desk.getByRole('button', { name: said('moderation.batch.preview') }).click();
        await desk.getByText(said('contracts.assign.preview', { count: 51 })).waitFor();
        expect(await violationsOn(leader)).toEqual([]);
        await desk.getByRole('button', { name: said('web.do.confirm') }).click();
        await desk.getByText(said('contracts.assign.done', { count: 51 })).waitFor();
        await openPage(producer, pages.notifications[lang]);
        await expect
          .poll(async () => {
            await producer.reload();
            return work.locator('#told > li').first().innerText();
          })
          .toContain(said('notification.told.contract_production', { count: 51, company: '' }));
      }
    });

    test('as of any of 100 days it is what its log made of it until then', { timeout: 120_000 }, async () => {
      const page = await as('commercial');
      await page.goto(`${pages.contracts[lang]}?company=${company.id}`);
      const all = await page
        .locator('a[data-contract]')
        .evaluateAll((links) => links.map((link) => link.dataset.contract));
      const number = all.toSorted()[0] ?? '';
      const answer = await page.request.get(`/api/contracts/${number}/log`);
      const { entries } = (await answer.json()) as { entries: readonly ContractLogEntry[] };
      const signedOn = entries[0]?.at.slice(0, 10) ?? '';
      const ago = daysBetween(signedOn, today());
      expect(ago).toBeGreaterThan(100);
      const below = dice(viewport.width);
      const days = Array.from({ length: 100 }, () => dayAfter(signedOn, below(ago + 1)));
      const path = `${pages.contract[lang].replace(':number', number)}?tab=log&asOf=`;
      const shown = [];
      for (const day of days) {
        const html = (await (await page.request.get(path + day)).text()).replaceAll('<!-- -->', '');
        shown.push({
          steps: [...html.matchAll(/<ol class="contract-log">(.*?)<\/ol>/gs)].flatMap(
            ([, month = '']) => month.match(/class="mark"/g) ?? [],
          ).length,
          done: Number(/<dd dir="auto">(\d+)\s(?:sur|of)\s\d+<\/dd>/.exec(html)?.[1]),
          open: html.includes(`${said('contracts.tab.problems')} (1)`),
        });
      }
      for (const [at, day] of days.entries()) {
        const until = entries.filter((entry) => entry.at.slice(0, 10) <= day);
        const count = (action: ContractLogEntry['action']): number =>
          until.filter((entry) => entry.action === action).length;
        const expected = {
          steps: until.length,
          done: count('do') - count('undo'),
          open: count('add_problem') > count('archive_problems'),
        };
        expect([day, shown[at]]).toEqual([day, expected]);
      }
    });
  },
);

test.each(languageScripts)(
  'a day typed by half is told, and its form is not sent: $lang, script: $script',
  async ({ lang, script, viewport }) => {
    const page = await demo.visit({ session: sessions.commercial ?? '', lang, viewport, script });
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
