import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { managersStream } from '#domain/account/managers.ts';
import { operator } from '#domain/actor.ts';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { tell } from '#tests/projections/engine.ts';
import { withServer } from '#tests/with-server.ts';
import { peopleOf } from './signed-in.ts';

const { db, server } = withServer();
let people: Awaited<ReturnType<typeof peopleOf>>;
type Person = Awaited<ReturnType<typeof people.signIn>>;
let boss: Person;
let editor: Person;

const companyId = 1;
const name = 'Atelier Baobab';
const desk = '/entreprise/1-atelier-baobab/confirmations';
const mine = '/profile/edit/experiences';

const ofCompany = async (command: CompanyCommand) => {
  const commandId = randomUUID();
  const envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
  return (await handle(people.log, company, companyStream(companyId), command, envelope)).position ?? '';
};
const runs = ({ accountId }: Person, role: 'admin' | 'editor') =>
  tell(people.log, [{ stream: managersStream(companyId), type: 'ManagerNamed', data: { companyId, accountId, role } }]);

beforeAll(async () => {
  people = await peopleOf(db, server.url);
  [boss, editor] = await Promise.all([people.signIn('Kofi'), people.signIn('Zawadi')]);
  const data = { ...pharmacy, companyId, name, slug: 'atelier-baobab', approved: true, online: true };
  await ofCompany({ type: 'RegisterCompany', data });
  await runs(boss, 'admin');
  const named = await runs(editor, 'editor');
  for (const one of [boss, editor]) one.cookies.set('read-after', named);
}, 120_000);

afterAll(async () => {
  await people.close();
});

const words = (html: string): string =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Whatever the one wrote, the other's next page shows. */
const isShownTo = (one: Pick<Person, 'cookies'>, other: Pick<Person, 'cookies'>): void => {
  const position = one.cookies.get('read-after');
  if (position) other.cookies.set('read-after', position);
};
const itemOf = (html: string): string => html.match(/item=([\da-f-]{36})/)?.[1] ?? '';
const profileOf = ({ accountId }: Person): string => `/profil/${accountId}-profil`;

/** Somebody new with one experience there; asked to be confirmed. */
const worker = async (firstname: string, { asks = true } = {}) => {
  const someone = await people.signIn(firstname);
  const said = {
    name: 'Couturière',
    startDate: '2015-01',
    endDate: '2020-06',
    'company-name': name,
    'company-id': '1',
  };
  await someone.fill(`${mine}?item=new`, said);
  const item = itemOf((await someone.open(mine)).html);
  const asksAgain = () => someone.send(mine, { item, company: '1', confirmation: 'ask' });
  if (asks) await asksAgain();
  isShownTo(someone, boss);
  return { ...someone, item, asks: asksAgain, said };
};
const decide = (by: Person, of: { accountId: string; item: string }, what: string, version = '1') =>
  by.send(desk, { do: what, person: of.accountId, item: of.item, version });

describe('an experience that a company confirms', () => {
  test('is asked for in one tap, confirmed in one, and the public profile says so', async () => {
    const awa = await worker('Awa', { asks: false });
    expect(words((await awa.open(mine)).html)).toContain(`${name} verra votre nom, le poste et la période`);
    expect(words((await boss.open(desk)).html)).toContain('Rien à confirmer');
    expect(words((await awa.asks()).html)).toContain('Demande envoyée');
    isShownTo(awa, boss);
    const waiting = words((await boss.open(desk)).html);
    expect(waiting).toMatch(/Awa Test Couturière janvier 2015 – juin 2020/);
    expect(words((await boss.open(profileOf(awa))).html)).not.toContain('Confirm');
    expect(words((await decide(boss, awa, 'confirm')).html)).toContain(
      'C’est confirmé. Son profil le montre maintenant',
    );
    isShownTo(boss, awa);
    expect(words((await awa.open(mine)).html)).toContain(`Confirmée par ${name}`);
    expect(words((await boss.open(profileOf(awa))).html)).toContain(`Confirmée par ${name}`);
    expect(words((await boss.open(`/en${desk.replace('entreprise', 'company')}`)).html)).toContain('Confirmed on');
    expect(words((await awa.open('/notifications')).html)).toContain(`${name} a confirmé votre expérience`);
    expect(words((await boss.open('/profile/edit')).html)).toContain(
      `Expériences à confirmer chez ${name} Aucune demande en attente`,
    );
  });

  test('is on the page of the company while it lasts, for those who let search engines show them', async () => {
    const page = async () => words((await boss.open('/entreprise/1-atelier-baobab')).html);
    const esi = await people.signIn('Esi');
    const said = { name: 'Cheffe d’atelier', startDate: '2019-01', 'company-name': name, 'company-id': '1' };
    await esi.fill(`${mine}?item=new`, said);
    const item = itemOf((await esi.open(mine)).html);
    await esi.send(mine, { item, company: '1', confirmation: 'ask' });
    const choices = (await esi.open('/profile/edit/audience')).html.matchAll(/name="(audience-[^"]+)"/g);
    const everyone = Object.fromEntries([...choices].map(([, one = '']) => [one, 'everyone']));
    await esi.fill('/profile/edit/audience', { ...everyone, searchEngines: 'on' });
    isShownTo(esi, boss);
    expect(await page()).not.toContain('Qui y travaille');
    await decide(boss, { ...esi, item }, 'confirm');
    expect(await page()).toMatch(/Qui y travaille Esi Test Cheffe d’atelier/);
    isShownTo(boss, esi);
    await esi.fill(`${mine}?item=${item}`, { ...said, endDate: '2024-06' });
    isShownTo(esi, boss);
    expect(await page()).not.toContain('Cheffe d’atelier');
  });

  test('is in the copy of what is kept of its person', async () => {
    const akua = await worker('Akua');
    await decide(boss, akua, 'confirm');
    isShownTo(boss, akua);
    await akua.open(mine);
    const zip = await (await akua.ask('/profile/edit/data/archive')).arrayBuffer();
    const read = (file: string) => Buffer.from(unzipSync(new Uint8Array(zip))[file] ?? []).toString('utf8');
    const { profile, events } = JSON.parse(read('sokoni.json'));
    expect(profile.experiences).toMatchObject([{ confirmation: { companyId, status: 'confirmed' } }]);
    expect(events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['ConfirmationAsked', 'ExperienceConfirmed']),
    );
    expect(read('sokoni.fr.html')).toContain('Confirmation par l’entreprise');
  });

  test('a refusal is told to the person alone, and can be undone', async () => {
    const zoe = await worker('Zoe');
    expect(words((await boss.open('/notifications')).html)).toContain(`Quelqu’un demande à ${name}`);
    expect(words((await editor.open('/notifications')).html)).not.toContain('de confirmer une expérience');
    await decide(boss, zoe, 'refuse');
    isShownTo(boss, zoe);
    expect(words((await zoe.open('/notifications')).html)).toContain(`${name} n’a pas confirmé votre expérience`);
    expect(words((await zoe.asks()).html)).toContain('L’entreprise n’a pas confirmé cette expérience');
    for (const reader of [boss, zoe]) {
      const shown = await reader.open(profileOf(zoe));
      expect(words(shown.html)).toContain('Couturière');
      expect(shown.html).not.toMatch(/"(refused|asked)"/);
    }
    await decide(boss, zoe, 'undo');
    isShownTo(boss, zoe);
    expect(words((await zoe.open('/notifications')).html)).not.toContain('n’a pas confirmé');
    expect(words((await zoe.open(mine)).html)).toContain('Confirmation demandée');
  });

  test('ends when the job, the place or the period becomes another, as the form says before', async () => {
    const ama = await worker('Ama');
    await decide(boss, ama, 'confirm');
    isShownTo(boss, ama);
    const form = `${mine}?item=${ama.item}`;
    expect(words((await ama.open(form)).html)).toContain('l’expérience ne sera plus confirmée');
    await ama.fill(form, { ...ama.said, description: 'Robes de fête' });
    expect(words((await ama.open(profileOf(ama))).html)).toContain(`Confirmée par ${name}`);
    await ama.fill(form, { ...ama.said, name: 'Directrice' });
    expect(words((await ama.open(profileOf(ama))).html)).not.toContain('Confirmée par');
    isShownTo(ama, boss);
    expect(words((await boss.open(desk)).html)).not.toContain('Ama Test');
  });

  test('stays when the company is called something else, and is not shown while its page is not', async () => {
    const yao = await worker('Yao');
    await decide(boss, yao, 'confirm');
    const shown = async (position: string): Promise<string> => {
      boss.cookies.set('read-after', position);
      return words((await boss.open(profileOf(yao))).html);
    };
    const called = (name: string, slug: string): CompanyCommand => ({
      type: 'RenameCompany',
      data: { companyId, name, shortName: null, slug },
    });
    yao.cookies.set('read-after', await ofCompany(called('Atelier du Fromager', 'atelier-fromager')));
    await yao.fill(`${mine}?item=${yao.item}`, { ...yao.said, description: 'Robes' });
    expect(words((await yao.open(profileOf(yao))).html)).toContain('Confirmée par');
    await ofCompany(called(name, 'atelier-baobab'));
    const offline = await ofCompany({ type: 'TakeCompanyOffline', data: { companyId } });
    expect(await shown(offline)).not.toContain('Confirmée par');
    yao.cookies.set('read-after', offline);
    expect(words((await yao.send(mine, { item: yao.item, confirmation: 'withdraw' })).html)).toContain(
      'votre profil ne le montre plus',
    );
    expect(words((await yao.asks()).html)).toContain('ne peut pas confirmer pour l’instant');
    const online = await ofCompany({ type: 'PutCompanyOnline', data: { companyId } });
    yao.cookies.set('read-after', online);
    await yao.open(mine);
    expect(words((await yao.asks()).html)).toContain('Demande envoyée');
  });
});

describe('what is refused', () => {
  test('whoever does not answer for the company sees nothing and decides nothing', async () => {
    const efua = await worker('Efua');
    for (const other of [editor, efua]) {
      expect((await other.open(desk)).status).toBe(403);
      expect((await decide(other, efua, 'confirm')).status).toBe(403);
      const body = { accountId: efua.accountId, itemId: efua.item, companyId, version: 1 };
      expect((await other.json('/api/profile/confirm-experience', body)).status).toBe(403);
    }
    expect((await fetch(server.url + desk, { redirect: 'manual' })).headers.get('location')).toContain('/login?to=');
  });

  test('what was taken back, changed or decided meanwhile is said, and nothing happens', async () => {
    const fatou = await worker('Fatou');
    await fatou.send(mine, { item: fatou.item, confirmation: 'withdraw' });
    isShownTo(fatou, boss);
    const late = await decide(boss, fatou, 'confirm');
    expect(late.status).toBe(409);
    expect(words(late.html)).toContain('Cette demande n’existe plus');
    await fatou.asks();
    await fatou.fill(`${mine}?item=${fatou.item}`, { ...fatou.said, description: 'Autre chose' });
    isShownTo(fatou, boss);
    expect(words((await decide(boss, fatou, 'confirm')).html)).toContain('Cette expérience a changé entre-temps');
    await decide(boss, fatou, 'refuse', '2');
    expect(words((await decide(boss, fatou, 'confirm', '2')).html)).toContain('a déjà décidé autre chose');
  });

  test('nobody confirms their own experience', async () => {
    const issa = await worker('Issa');
    const named = await runs(issa, 'admin');
    issa.cookies.set('read-after', named);
    expect(words((await issa.open(desk)).html)).toContain('C’est votre propre expérience');
    expect(words((await decide(issa, issa, 'confirm')).html)).toContain('C’est votre propre expérience');
  });

  test('whoever is blacklisted does not ask, and what they asked is not there any more', async () => {
    const ali = await worker('Ali');
    expect(words((await boss.open(desk)).html)).toContain('Ali Test');
    const { accountId } = ali;
    const levelled = await tell(people.log, [
      { stream: `account-${accountId}`, type: 'LevelGiven', data: { accountId, level: 'blacklisted', reason: null } },
    ]);
    for (const one of [ali, boss]) one.cookies.set('read-after', levelled);
    expect(words((await boss.open(desk)).html)).not.toContain('Ali Test');
    expect((await decide(boss, ali, 'confirm')).status).toBe(409);
    await ali.send(mine, { item: ali.item, confirmation: 'withdraw' });
    expect((await ali.asks()).status).toBe(403);
  });

  test('whoever is forgotten is gone from the page of the company', async () => {
    const lost = await worker('Lamine');
    await decide(boss, lost, 'confirm');
    expect(words((await boss.open(desk)).html)).toContain('Lamine Test');
    const { accountId } = lost;
    const forgotten = { stream: `erasure-${accountId}`, type: 'PersonForgotten', data: { accountId } };
    boss.cookies.set('read-after', await tell(people.log, [forgotten]));
    expect(words((await boss.open(desk)).html)).not.toContain('Lamine Test');
  });
});

describe('a company named without script', () => {
  test('is offered by name, chosen or not', async () => {
    const nana = await people.signIn('Nana');
    await nana.open(mine);
    const said = { item: '', edited: '0', name: 'Brodeuse', startDate: '2018-02', endDate: '', description: '' };
    const send = (more: Readonly<Record<string, string>>) =>
      nana.send(mine, { ...said, once: randomUUID(), 'company-name': 'atelier baob', 'company-id': '', ...more });
    const offered = await send({});
    expect(words(offered.html)).toContain('Laquelle est-ce');
    expect(offered.html).toMatch(/value="1"/);
    expect(offered.html).toContain('value="Brodeuse"');
    expect(words(offered.html)).toContain('garder « atelier baob »');
    await send({ house: '1', 'house-of': 'atelier baob' });
    const linked = await nana.open(profileOf(nana));
    expect(linked.html).toMatch(/href="\/entreprise\/1-[^"]*">Atelier Baobab/);
    await send({ house: 'none', 'house-of': 'atelier baob', name: 'Apprentie' });
    const shown = (await nana.open(profileOf(nana))).html;
    expect(words(shown)).toMatch(/Apprentie atelier baob/);
    const item = itemOf((await nana.open(mine)).html.slice((await nana.open(mine)).html.indexOf('Apprentie')));
    const again = await send({ item, edited: '1', name: 'Apprentie tailleuse' });
    expect(words(again.html)).toContain('Apprentie tailleuse');
    expect(words(again.html)).not.toContain('Laquelle est-ce');
    expect(words((await send({ 'company-name': 'Nulle Part SARL' })).html)).toContain('Nulle Part SARL');
  });
});
