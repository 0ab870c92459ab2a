import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, violationsOn } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';

const demo = demoInBrowser();

const words = {
  fr: { one: '1 compte trouvé', more: 'Plus de filtres' },
  en: { one: '1 account found', more: 'More filters' },
};

let admin = '';
beforeAll(async () => {
  admin = await demoSession(demo.url, 'admin');
});

const options = (page: Page) => page.locator('.selector-list [role=option]');
const rows = (page: Page) => page.locator('main table tbody tr');

/** Types in the field that has the focus, and takes the choice that says `label` by the arrows. */
const pick = async (page: Page, typed: string, label: string): Promise<void> => {
  await page.keyboard.type(typed, { delay: 20 });
  await options(page).filter({ hasText: label }).first().waitFor();
  const marked = page.locator('[role=option][data-marked]');
  for (let pressed = 0; pressed < 20; pressed++) {
    await page.keyboard.press('ArrowDown');
    await marked.waitFor();
    if ((await marked.innerText()).includes(label)) break;
  }
  await page.keyboard.press('Enter');
  await options(page).first().waitFor({ state: 'detached' });
};

describe.each(inTurn('en'))('whom and what the staff choose, %s', (lang) => {
  test.each([
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])('a person by keys: the list has this account alone, $width px wide', async (viewport) => {
    const page = await demo.visit({ session: admin, lang, viewport });
    await page.goto(pages.accounts[lang]);
    await hydrated(page);
    await page.locator('#q').focus();
    await pick(page, 'mem', 'member@sokoni.example');
    const name = await page.locator('#q').inputValue();
    expect(name).not.toContain('@');
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByText(words[lang].one, { exact: true }).waitFor();
    expect(await rows(page).innerText()).toContain('member@sokoni.example');
    expect(await page.locator('#q').inputValue()).toBe(name);
    expect(await violationsOn(page)).toEqual([]);
    // whoever types on means somebody else
    await page.locator('#q').press('End');
    await page.keyboard.type('zzqx');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=[^&]*zzqx/);
    await rows(page).filter({ hasText: '@' }).first().waitFor({ state: 'detached' });
  });

  test('a company by keys: the list has those who manage it', async () => {
    const page = await demo.visit({ session: admin, lang });
    await page.goto(`${pages.accounts[lang]}?manages=yes`);
    const email = await rows(page).first().locator('.muted').innerText();
    await rows(page).first().locator('a').click();
    const company = await page.locator('.admin-facts li a').first().innerText();
    await page.goto(pages.accounts[lang]);
    await hydrated(page);
    await page.getByText(words[lang].more).press('Enter');
    await page.locator('#company').focus();
    await pick(page, company.slice(0, 12), company);
    expect(await page.locator('#company').inputValue()).toBe(company);
    await page.keyboard.press('Enter');
    await page.waitForURL(/companyId=\d/);
    await rows(page).filter({ hasText: email }).waitFor();
    expect(await page.locator('#company').inputValue()).toBe(company);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('without script the fields take what is typed', async () => {
    const page = await demo.visit({ session: admin, lang, script: false });
    await page.goto(pages.accounts[lang]);
    await page.locator('#q').fill('member@sokoni.example');
    await page.locator('#q').press('Enter');
    await page.getByText(words[lang].one, { exact: true }).waitFor();
    await page.getByText(words[lang].more).click();
    await page.locator('#company').fill('zzqxv');
    await page.locator('#company').press('Enter');
    await page.waitForURL(/company=zzqxv/);
    expect(await rows(page).filter({ hasText: '@' }).count()).toBe(0);
  });
});
