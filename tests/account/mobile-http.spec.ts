import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { administrator, codeIn, mailTo } from '#tests/account/person.ts';
import { textGateway } from '#tests/mail/sms-gateway.ts';
import { membersServerApart } from '#tests/security/members.ts';
import { asked, publicCompany } from './company-people.ts';
import { otherThan } from './mailed-code.ts';

const page = '/en/profile/edit/mobile';
const nowrap = (number: string): string => number.replaceAll(' ', '\u00a0');

test('a mobile is verified by the code that went to it, is in the copy of one’s data, and warns of a claim once, in the language of each manager', async () => {
  await using gateway = await textGateway();
  await using at = await membersServerApart({ SMS_URL: gateway.url });
  const [kofi, zoe, awa] = [await at.member('kofi'), await at.member('zoe'), await at.member('awa')];
  const companyId = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  for (const { id: accountId } of [kofi, zoe])
    await asked(at.url, administrator(at.url), '/api/account/name-manager', { companyId, accountId, role: 'admin' });
  await asked(at.url, zoe, '/api/account/choose-language', { language: 'fr' });
  const textTo = (number: string, count: number) =>
    vi.waitFor(
      () => {
        const texts = gateway.received.filter(({ body }) => body.to === number).map(({ body }) => body.text);
        expect(texts).toHaveLength(count);
        return texts.at(-1) ?? '';
      },
      { timeout: 30_000, interval: 100 },
    );

  const refused = async (mobile: string, words: string) => {
    const answer = await kofi.send(page, { do: 'send', mobile });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(words);
    expect(answer.html).toContain(`value="${mobile}"`);
  };
  await refused('12', 'This number looks incomplete.');
  await refused('+254 20 2222222', 'This number gets no text messages.');
  // without a code of a country it is read as one of the company’s country
  const sent = await kofi.send(page, { do: 'send', mobile: '0712 345 678' });
  expect(sent.html).toContain(`Code sent by text message to ${nowrap('+254 712 345678')}.`);
  const code = codeIn({ text: await textTo('+254712345678', 1) });
  expect((await kofi.open(page)).html).toContain('name="code"');
  expect((await kofi.send(page, { do: 'send', mobile: '+254712345678' })).status).toBe(409);
  expect((await zoe.send(page, { do: 'code', code })).status).toBe(422);
  expect((await kofi.send(page, { do: 'code', code: otherThan(code) })).status).toBe(422);
  const verified = await kofi.send(page, { do: 'code', code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(verified.html).toContain('Your number is verified.');
  expect(verified.html).toContain(nowrap('+254 712 345678'));
  expect(verified.html).not.toContain('name="code"');
  const settings = await kofi.open('/en/profile/edit/notification-settings');
  expect(settings.html).toContain('a text message to +254 712 345678 warns you');
  const archive = await kofi.ask('/en/profile/edit/data/archive');
  const { 'sokoni.json': copy } = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Buffer.from(copy ?? []).toString('utf8')).toContain('+254712345678');

  await zoe.send(page, { do: 'send', mobile: '+225 07 07 07 07 07' });
  await zoe.send(page, { do: 'code', code: codeIn({ text: await textTo('+2250707070707', 1) }) });
  const own = { companyId, accountId: awa.id };
  await asked(at.url, awa, '/api/account/send-claim-code', { ...own, email: 'juma@garage.example' });
  const proof = codeIn(await mailTo(at.db.pool, 'juma@garage.example', /Your code|Votre code/));
  await asked(at.url, awa, '/api/account/claim-management', { ...own, statement: 'I bought the garage last year.' });
  const contest = `/company/${companyId}/edit/managers`;
  expect(await textTo('+254712345678', 2)).toMatch(
    new RegExp(`^Sokoni: someone asks to manage Juma Garage\\. .+ 72 h: http\\S+/en${contest}$`),
  );
  const inFrench = await textTo('+2250707070707', 2);
  expect(inFrench).toMatch(new RegExp(`^Sokoni : une personne demande .+ sous 72 h : http[^/]+//[^/]+${contest}$`));
  const { html } = await kofi.open(`/en${contest}`);
  expect(html).toContain('awa Test');

  const removed = await kofi.send(page, { do: 'remove' });
  expect(removed.html).toContain('Your number has been removed.');
  expect(removed.html).not.toContain('712 345678');
  // the same claim, proved with the code as well, is told by no other text
  await asked(at.url, awa, '/api/account/prove-management', { ...own, code: proof });
  await asked(at.url, awa, '/api/account/withdraw-management', own);
  await asked(at.url, awa, '/api/account/claim-management', { ...own, statement: 'I bought the garage last year.' });
  await textTo('+2250707070707', 3);
  await textTo('+254712345678', 2);

  // five codes in an hour, to whatever mobile
  const another = async (end: number) => {
    await at.db.pool.query(`delete from access.code where purpose = 'verify-mobile'`);
    return (await kofi.send(page, { do: 'send', mobile: `+25471234568${end}` })).status;
  };
  const answers: number[] = [];
  for (const end of [0, 1, 2, 3, 4]) answers.push(await another(end));
  expect(answers).toEqual([200, 200, 200, 200, 429]);

  const { rows } = await at.db.pool.query<{ told: string }>(
    `select string_agg(e::text, '') as told from event_store.event e where type like 'Mobile%'`,
  );
  const kept = rows[0]?.told ?? '';
  expect(kept).toContain('MobileRemoved');
  for (const secret of [kept, at.server.output.join('\n')])
    for (const number of ['712345678', '0707070707']) expect(secret).not.toContain(number);
}, 180_000);
