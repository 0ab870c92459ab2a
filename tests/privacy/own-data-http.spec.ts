import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseDue } from '#commands/privacy/erase-due.ts';
import { retain } from '#commands/privacy/retention.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { documentsIn } from '#infra/documents/documents.ts';
import { ownFiles } from '#infra/documents/own-files.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { mediaIn } from '#infra/media/media.ts';
import { mailTo } from '#tests/account/person.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { tell } from '#tests/projections/engine.ts';
import { withServer } from '#tests/with-server.ts';

const { db, server } = withServer();
let people: Awaited<ReturnType<typeof peopleOf>>;
let awa: Awaited<ReturnType<typeof people.signIn>>;

beforeAll(async () => {
  people = await peopleOf(db, server.url);
  awa = await people.signIn('Awa');
}, 120_000);

afterAll(async () => {
  await people.close();
});

const partsOf = () => {
  const folders = { media: join(server.folder, 'media'), documents: join(server.folder, 'documents') };
  const [media, documents] = [mediaIn(folders.media), documentsIn(folders.documents)];
  const files = ownFiles(media, documents, people.access.secret, folders);
  const quiet = { info: () => {}, warn: ({ err }: { err?: unknown }) => expect(err).toBeUndefined() };
  const projected = async () => {
    await fetch(`${server.url}/api/countries`, { headers: { 'Read-After': await people.log.store.head() } });
  };
  return {
    ...people.log,
    pool: db.pool,
    db: kyselyOf(db.pool),
    media,
    documents,
    folders,
    ownFiles: files,
    projected,
    log: quiet,
  };
};

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('what is kept of a person', () => {
  test('comes in one archive, to read in both languages and for software, with the files', async () => {
    await awa.fill('/profile/edit/identity', {
      'name-firstname': 'Awa',
      'name-lastname': 'Konaté',
      birthday: '1990-05-17',
    });
    await awa.fill('/profile/edit/resumes?item=new', {
      title: 'Mon CV',
      lang: 'fr',
      file: new Blob([new Uint8Array(pdf())]),
    });
    const typed = [['description-fr', 0, 'Brouillon Konaté']];
    const draft = { form: 'company-7-descriptions', typed, version: '3', at: Date.now() };
    expect((await awa.json('/api/account/keep-form-draft', draft)).status).toBe(200);
    await awa.open('/profile/edit');
    const answer = await awa.ask('/profile/edit/data/archive');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
    expect(Object.keys(files).filter((name) => /^documents\/.*\.pdf$/.test(name))).toHaveLength(1);
    const data = JSON.parse(text('sokoni.json'));
    expect(data.profile).toMatchObject({ birthday: '1990-05-17', email: awa.email });
    expect(data.events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['AccountOpened', 'ResumeAdded']),
    );
    expect(data.sessions).toHaveLength(1);
    expect(data.drafts).toMatchObject([{ typed: [{ value: 'Brouillon Konaté' }] }]);
    for (const [name, said] of [
      ['sokoni.fr.html', 'Date de naissance'],
      ['sokoni.en.html', 'Date of birth'],
    ] as const) {
      expect(words(text(name))).toContain('Konaté');
      if (name === 'sokoni.fr.html') expect(words(text(name))).toContain('Prénom');
      expect(words(text(name))).toContain(said);
    }
  });

  test('is erased only after 14 days, told by mail, and called off with one button', async () => {
    expect((await awa.fill('/profile/edit/data', {})).status).toBe(422);
    const asked = await awa.fill('/profile/edit/data', { sure: 'on' });
    expect(words(asked.html)).toContain('Votre compte sera supprimé le');
    await mailTo(db.pool, awa.email, /supprimé le/);
    expect(words((await awa.open('/mon-espace')).html)).toContain('Votre compte sera supprimé le');
    const parts = partsOf();
    expect(await eraseDue(parts, new Date())).toBe(0);
    const kept = await awa.fill('/profile/edit/data', { cancel: '1' });
    expect(words(kept.html)).toContain('Vous gardez votre compte');
    expect(words((await awa.open('/mon-espace')).html)).not.toContain('sera supprimé');
    expect(await eraseDue(parts, new Date(Date.now() + 15 * 86_400_000))).toBe(0);
  });

  test('is gone once it is due: the person is signed out, the profile and its files are no more', async () => {
    await awa.fill('/profile/edit/data', { sure: 'on' });
    await awa.open('/profile/edit');
    // the mail that says so is out before the account goes
    const mails = `select from mailbox.mail where to_email = $1 and subject ~ 'supprimé le'`;
    await expect.poll(async () => (await db.pool.query(mails, [awa.email])).rowCount).toBeGreaterThanOrEqual(2);
    const parts = partsOf();
    const later = new Date(Date.now() + 15 * 86_400_000);
    expect(await eraseDue(parts, later)).toBe(1);
    await parts.projected();
    expect(await eraseDue(parts, later)).toBe(0);
    const drafts = await db.pool.query('select from access.form_draft where account = $1', [awa.accountId]);
    expect(drafts.rows).toEqual([]);
    expect((await awa.ask('/profile/edit')).headers.get('location')).toContain('/login');
    expect((await fetch(`${server.url}/profil/${awa.accountId}-profil`)).status).toBe(404);
    const { rows } = await db.pool.query('select from mailbox.mail where to_email = $1', [awa.email]);
    expect(rows).toEqual([]);
    const said = {
      name: { firstname: 'A', lastname: 'K' },
      birthday: null,
      sex: null,
      presentation: { title: {}, description: {} },
    };
    expect((await awa.json('/api/profile/state-identity', { ...said, edited: 0 })).status).toBe(401);
  });

  test('the operator has somebody erased by e-mail address, at once', async () => {
    const zoe = await people.signIn('Zoe');
    const manager = { companyId: 7, accountId: zoe.accountId, role: 'admin' };
    await tell(people.log, [{ stream: managersStream(7), type: 'ManagerNamed', data: manager }]);
    const program = join(import.meta.dirname, '../../build/server/sokoni.js');
    const env = { ...process.env, DATABASE_URL: db.url, DATA_DIR: server.folder, LOG_LEVEL: 'silent', DEMO: 'off' };
    const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args], { env });
    const { stdout } = await run('forget', zoe.email, '--now', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ account: zoe.accountId, status: 'completed' });
    const { state } = await stateOf(people.log, managers, managersStream(7));
    expect(state.managers).toEqual({});
    await expect(run('forget', zoe.email, '--now')).rejects.toMatchObject({ code: 1 });
    expect((await run('privacy', 'register', '--lang', 'en')).stdout).toContain('# Register of processing');
  });

  test('what was kept for long enough goes', async () => {
    const kofi = await people.signIn('Kofi');
    await kofi.fill('/profile/edit/resumes?item=new', {
      title: 'Un',
      lang: 'fr',
      file: new Blob([new Uint8Array(pdf())]),
    });
    await kofi.open('/profile/edit/resumes');
    const item = (await kofi.open('/profile/edit/resumes')).html.match(/item=([0-9a-f-]{36})/)?.[1] ?? '';
    await kofi.json('/api/profile/remove-resume', { itemId: item });
    const parts = partsOf();
    await parts.projected();
    await db.pool.query(`update access.sign_in set first_at = now() - interval '13 months' where account = $1`, [
      kofi.accountId,
    ]);
    const gone = await retain(parts, new Date(Date.now() + 2 * 86_400_000));
    expect(gone).toMatchObject({ files: 1, addresses: 1 });
    const { rows } = await db.pool.query('select first_ip, last_ip from access.sign_in where account = $1', [
      kofi.accountId,
    ]);
    expect(rows).toEqual([{ first_ip: '', last_ip: '192.0.2.1' }]);
    expect(await retain(parts, new Date(Date.now() + 2 * 86_400_000))).toMatchObject({ files: 0, addresses: 0 });
  });
});
