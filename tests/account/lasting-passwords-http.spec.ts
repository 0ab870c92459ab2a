import { expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { startedDemo } from '#tests/started.ts';
import { person } from './person.ts';

const tenMonthsMs = 300 * 24 * 3_600_000;

test('a password lasts, and who forgot it is asked for nothing but their address', async () => {
  await using demo = await startedDemo(new Date(Date.now() + tenMonthsMs).toISOString());
  const { server } = demo;
  expect(await demoSession(server.url, 'member')).not.toBe('');
  const { html } = await person(server.url).open('/en/registration/reset-password');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const names = [...main.matchAll(/<(?:input|select|textarea)[^>]*\bname="([^"]+)"/g)].map(([, name]) => name);
  expect(names.filter((name) => !['intent', 'website', 'altcha', 'to'].includes(name ?? ''))).toEqual(['email']);
});
