import { expect, test, vi } from 'vitest';
import { administrator, codeIn } from '#tests/account/person.ts';
import { textGateway } from '#tests/mail/sms-gateway.ts';
import { membersServerApart } from '#tests/security/members.ts';
import { asked, publicCompany } from './company-people.ts';

test('a code goes by text message to a mobile that the page shows, its end hidden; nothing of it is in the log', async () => {
  await using gateway = await textGateway();
  await using at = await membersServerApart({ SMS_URL: gateway.url });
  const awa = await at.member('awa');
  const companyId = await publicCompany(at.url, 'Juma Garage', 'juma@garage.example');
  const gsm = (value: string, shown: boolean) => ({ type: 'gsm', value, raw: value, public: shown });
  await asked(at.url, administrator(at.url), '/api/company/list-company-coordinates', {
    companyId,
    coordinates: [gsm('+254712345678', true), gsm('+254712999999', false)],
    whatsappInitialText: null,
  });
  const page = `/en/company/${companyId}-juma-garage/manage`;
  const { html } = await awa.open(page);
  const shown = /name="email" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(shown).toMatch(/^\+254 712 [•\s]+$/);
  expect(html).not.toContain('345678');
  const own = { companyId, accountId: awa.id };
  const hidden = await awa.json('/api/account/send-claim-text', { ...own, phone: '+254712999999' });
  expect(hidden.status).toBe(422);

  const sent = await awa.send(page, { do: 'send', email: shown });
  expect(sent.html).toContain(`Code sent to ${shown.replaceAll(' ', '\u00a0')}`);
  expect(sent.html).toContain('name="by" value="phone"');
  await vi.waitFor(() => expect(gateway.received).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const { to, text } = gateway.received[0]?.body ?? { to: '', text: '' };
  expect(to).toBe('+254712345678');
  expect((await awa.send(page, { do: 'send', email: shown })).status).toBe(409);

  const code = codeIn({ text });
  expect((await awa.send(page, { do: 'code', by: 'phone', code: '000 00x' })).status).toBe(422);
  expect((await awa.send(page, { do: 'code', code })).status).toBe(422);
  expect((await awa.send(page, { do: 'code', by: 'phone', code })).html).toContain('You manage this page.');
  const { rows } = await at.db.pool.query(
    `select data->>'proof' as proof from event_store.event where type = 'ManagementClaimed'`,
  );
  expect(rows).toEqual([{ proof: 'phone' }]);
  const log = at.server.output.join('\n');
  for (const secret of [code, '712345678']) expect(log).not.toContain(secret);
}, 120_000);
