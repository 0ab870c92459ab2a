import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { alwaysTold, type NoticeKind, noticeKinds } from '#domain/notification/notice-kinds.ts';
import { gsmText, mostGsm } from '#infra/sms/gsm-text.ts';
import { httpGateway } from '#infra/sms/http-gateway.ts';
import { performSms } from '#infra/sms/perform-sms.ts';
import { queueSms } from '#infra/sms/queue-sms.ts';
import { renderSms } from '#infra/sms/render-sms.ts';
import { Unsendable } from '#infra/sms/sms.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf } from '#tests/projections/engine.ts';
import { until } from '#tests/projections/running.ts';
import { startReacting } from '#tests/reactions/reacting.ts';
import { textGateway } from './sms-gateway.ts';

const to = '+254712345678';
const sms = { key: 'k', to, text: 'Sokoni: 048213' };

test.each(languages)('a code fits one message of GSM-7 whatever the company is called, %s', (language) => {
  for (const company of ['Juma', 'Çà & là œuvre “ÔÊ” – 東京 {x} €', 'Établissements '.repeat(20)]) {
    const text = renderSms('claimCode', { phone: to, language }, { company, code: '048213', minutes: 15 });
    expect(text.length).toBeLessThanOrEqual(mostGsm);
    expect(gsmText(text)).toBe(text);
    expect(text).toContain('048213');
    expect(text).toContain('15 min');
  }
});

test.each(languages)('a claim fits one message of GSM-7, the whole address in it, %s', (language) => {
  const url = 'https://www.sokoni.example/en/company/123456789/edit/managers';
  for (const company of ['Juma', 'Établissements “Çà & là” '.repeat(9)]) {
    const text = renderSms('managementClaimed', { phone: to, language }, { company, hours: 72, url });
    expect(text.length).toBeLessThanOrEqual(mostGsm);
    expect(gsmText(text)).toBe(text);
    expect(text).toContain(company.slice(2, 10));
    expect(text).toContain('72 h');
    expect(text.endsWith(url)).toBe(true);
  }
});

test('what goes by text message can be turned off nowhere else either', () => {
  const kinds: Readonly<Record<string, NoticeKind>> = noticeKinds;
  const texted = Object.keys(kinds).filter((kind) => kinds[kind]?.text);
  expect(texted).toEqual(['asked']);
  expect(alwaysTold).toEqual(expect.arrayContaining(texted));
});

test('the gateway is asked with its token, and with the same key when a message is sent again', async () => {
  await using gateway = await textGateway();
  const send = httpGateway({ url: gateway.url, token: 'secret', from: 'Sokoni' });
  await send(sms);
  await send(sms);
  expect(gateway.received.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ to, from: 'Sokoni', text: sms.text })),
  );
  expect(gateway.received[0]?.headers.authorization).toBe('Bearer secret');
  expect(new Set(gateway.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test.each([
  ['refuses it', 400, 'SMS gateway answered 400', true],
  ['is overrun', 429, 'SMS gateway answered 429', false],
  ['fails', 500, 'SMS gateway answered 500', false],
  ['hangs', null, 'SMS gateway does not answer', false],
])('a gateway that %s is told without the number', async (_, status, message, isFinal) => {
  await using gateway = await textGateway(() => status);
  const send = httpGateway({ url: gateway.url, from: 'Sokoni', timeoutMs: 300 });
  const error = await send(sms).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message });
  expect(error instanceof Unsendable).toBe(isFinal);
});

test('a message waits sealed, is tried again, goes out once and leaves nothing; the log names nobody', async () => {
  await using db = await freshDatabase();
  const answers = [500, 202];
  await using gateway = await textGateway(() => answers.shift() ?? 202);
  const values = { company: 'Juma', code: '048213', minutes: 15 };
  const expiresAt = new Date(Date.now() + 3_600_000);
  const told = {
    template: 'claimCode',
    person: randomUUID(),
    to: { phone: to, language: 'en' },
    values,
    expiresAt,
  } as const;
  await queueSms(db.pool, { key: 'text-1', ...told });
  expect(JSON.stringify((await db.pool.query('select * from reactions.intent')).rows)).not.toMatch(/048213|2547/);
  const send = httpGateway({ url: gateway.url, from: 'Sokoni' });
  await using reacting = startReacting({ ...logOf(db.pool, { on: {} }), pool: db.pool }, [], {
    sms: performSms({ pool: db.pool, send, recipients: async () => [], letters: {}, origin: 'https://sokoni.example' }),
  });
  const intents = async () =>
    (await db.pool.query('select key, state, sealed from reactions.intent order by key')).rows;
  await until(async () => (await intents())[0]?.state === 'done');
  expect(gateway.received).toHaveLength(2);
  answers.push(403);
  await queueSms(db.pool, { key: 'text-2', ...told });
  await until(async () => (await intents())[1]?.state === 'parked');
  expect((await intents())[0]).toEqual({ key: 'text-1', state: 'done', sealed: null });
  expect(JSON.stringify(reacting.said)).not.toMatch(/048213|2547/);
});
