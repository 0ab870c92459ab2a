import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { withServer } from '#tests/with-server.ts';
import { person } from './person.ts';

const { db, server } = withServer();

const createAdmin = async (email: string): Promise<string> => {
  const program = join(import.meta.dirname, '../../build/server/sokoni.js');
  const child = spawn(process.execPath, [program, 'accounts', 'create-admin', email, '--lang', 'en', '--json'], {
    env: { ...process.env, DATABASE_URL: db.url, DATA_DIR: server.folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { link } = JSON.parse(await text(child.stdout)) as { link: string };
  return new URL(link).searchParams.get('token') ?? '';
};

test('an operator makes a superadmin, who alone chooses the password; asked again it is the same account', async () => {
  const admin = person(server.url);
  const email = 'chief@example.org';
  const choose = async (password: string) => {
    const token = await createAdmin(email);
    await admin.send('/en/registration/reset-password', { token, password });
    expect((await admin.json('/api/login', { email, password })).status).toBe(200);
    return (await (await admin.ask('/api/me')).json()) as { id: string; role: string; confirmed: boolean };
  };
  const first = await choose('Baobab-de-brousse-2026');
  expect(first).toMatchObject({ role: 'superadmin', confirmed: true });
  expect((await choose('Acacia-de-brousse-2027')).id).toBe(first.id);
  expect((await admin.open('/en/admin')).status).toBe(200);
});
