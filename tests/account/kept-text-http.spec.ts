import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MembersServer, membersServer, password } from '#tests/security/members.ts';

let at: MembersServer;
beforeAll(async () => {
  at = await membersServer();
});
afterAll(() => at[Symbol.asyncDispose]());

test('a part of the profile that is sent after the session ended is back as it was typed, and saved from there', async () => {
  const ada = await at.member('interrupted');
  const path = '/en/profile/edit/coordinates';
  const { html } = await ada.open(path);
  const field = html.match(/name="([\w-]*address)"/)?.[1] ?? '';
  const edited = html.match(/name="edited" value="(\d+)"/)?.[1] ?? '';
  await at.db.pool.query('delete from access.session where account = $1', [ada.id]);
  const asked = await ada.send(path, { [field]: 'Rue 12, porte 7', edited });
  expect(asked.path).toBe(`/en/login?to=${encodeURIComponent(path)}`);
  const back = await ada.send('/en/login', { email: ada.email, password, to: path });
  expect(back.path).toBe(path);
  expect(back.html).toContain('value="Rue 12, porte 7"');
  expect((await ada.open(path)).html).not.toContain('Rue 12, porte 7');
});
