import { expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import { startedDemo } from '#tests/started.ts';

const phone = { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' };

test('who manages a company adds no visit to its page, whoever else looks does', async () => {
  await using demo = await startedDemo();
  const { server } = demo;
  const signedIn = async (name: string) => {
    const somebody = person(server.url, phone);
    const credentials = { email: `${name}@sokoni.example`, password: 'Treichville-2026' };
    expect((await somebody.json('/api/login', credentials)).status).toBe(200);
    return somebody;
  };
  const [manager, member] = [await signedIn('manager'), await signedIn('member')];
  const { companies } = (await (await manager.ask('/api/me')).json()) as { companies: Record<string, string> };
  const [own] = Object.keys(companies);
  const visit = async (who: typeof manager) =>
    (await who.ask(`/api/company/${own}/incrementVisit`, { method: 'PUT' })).json();
  expect(await visit(manager)).toEqual({ counted: false });
  expect(await visit(member)).toEqual({ counted: true });
}, 300_000);
