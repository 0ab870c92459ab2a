import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { photo } from './pictures.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let owner: Member;
let stranger: Member;
let bytes: Buffer;
beforeAll(async () => {
  [owner, stranger] = [await at.member('kofi'), await at.member('ada')];
  bytes = await photo(2000, 1500, 'png');
}, 120_000);

const base64 = (text: string) => Buffer.from(text).toString('base64');
const tus = { 'Tus-Resumable': '1.0.0', 'Accept-Language': 'en' };
const begin = (someone: Member, key: string, length = bytes.length) =>
  someone.ask('/ajax/media/upload/resumable', {
    method: 'POST',
    headers: {
      ...tus,
      'Upload-Length': String(length),
      'Upload-Metadata': `kind ${base64('photo')},key ${base64(key)}`,
    },
  });
const patch = (someone: Member, path: string, offset: number, body: Uint8Array) =>
  someone.ask(path, {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(body),
  });
const offsetOf = async (someone: Member, path: string) => {
  const answer = await someone.ask(path, { method: 'HEAD', headers: tus });
  return answer.ok ? Number(answer.headers.get('Upload-Offset')) : answer.status;
};

/** Sends what is missing; whoever is told that more had come meanwhile goes on from there. */
const sendRest = async (path: string): Promise<Response> => {
  const offset = await offsetOf(owner, path);
  const answer = await patch(owner, path, offset, bytes.subarray(offset));
  return answer.status === 409 ? sendRest(path) : answer;
};

/** Sends a part of the rest and loses the connection; answers with how much has arrived. */
const cut = async (path: string, offset: number, size: number): Promise<number> => {
  const asked = request(at.url + path, {
    method: 'PATCH',
    headers: {
      ...tus,
      Cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(bytes.length - offset),
    },
  });
  asked.on('error', () => {}); // it is cut on purpose
  const closed = new Promise((done) => asked.once('close', done));
  await new Promise((done) => asked.write(bytes.subarray(offset, offset + size), done));
  const arrived = await offsetOf(owner, path); // whoever asks meanwhile takes the place of the one who sends
  asked.destroy();
  await closed;
  return arrived;
};

test('a picture comes in parts through three cuts, and is on the page once however often it is sent', async () => {
  const place = { country: 'CI', cityId: 2293538 };
  const company = { name: 'Atelier', category: 'home-building-furniture', place };
  const registered = await owner.json('/api/company/register-company', company);
  const { id: companyId } = (await registered.json()) as { id: number };
  const begun = await begin(owner, 'the-hash-of-one-photo');
  expect([begun.status, begun.headers.get('Tus-Resumable')]).toEqual([201, '1.0.0']);
  const path = begun.headers.get('Location') ?? '';
  const offsets = [0];
  // on a busy machine the one who asks may be there before the one who sends
  for (let cuts = 0; cuts < 3 || offsets.at(-1) === 0; cuts++)
    offsets.push(await cut(path, offsets.at(-1) ?? 0, 20_000));
  const offset = await offsetOf(owner, path);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offset).toBeGreaterThan(0);
  expect((await patch(owner, path, offset - 1, bytes.subarray(offset - 1))).status).toBe(409);
  const last = await sendRest(path);
  expect([last.status, last.headers.get('Upload-Offset')]).toEqual([204, String(bytes.length)]);
  const again = await begin(owner, 'the-hash-of-one-photo');
  expect([again.headers.get('Location'), again.headers.get('Upload-Offset')]).toEqual([path, String(bytes.length)]);
  const imageId = path.split('/').at(-1);
  for (const key of ['a', 'b', 'a']) {
    const added = await owner.ask('/api/company/add-company-photo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ companyId, imageId }),
    });
    expect(added.status).toBe(200);
  }
  const { html } = await owner.open(`/en/company/${companyId}-atelier/edit/photos`);
  expect(html.match(/<li id="photo-/g)).toHaveLength(1);
  expect((await owner.ask(path, { method: 'DELETE', headers: tus })).status).toBe(204); // a late stop takes nothing away
  expect((await fetch(`${at.url}/media/${imageId}/384.webp`)).status).toBe(200);
});

test('an upload is its owner’s, and stopped by its owner', async () => {
  const path = (await begin(owner, 'the-hash-of-another')).headers.get('Location') ?? '';
  expect(await offsetOf(stranger, path)).toBe(404);
  expect((await patch(stranger, path, 0, bytes)).status).toBe(404);
  expect((await stranger.ask(path, { method: 'DELETE', headers: tus })).status).toBe(404);
  expect((await begin(stranger, 'the-hash-of-another')).headers.get('Location')).not.toBe(path);
  expect((await fetch(at.url + path, { method: 'HEAD' })).status).toBe(401);
  expect(await offsetOf(owner, path)).toBe(0);
  expect((await owner.ask(path, { method: 'DELETE', headers: tus })).status).toBe(204);
  expect(await offsetOf(owner, path)).toBe(404);
});

test('what is too heavy, no length, no photo or no part of a file is refused in the reader’s language', async () => {
  const heavy = await begin(owner, 'the-hash-of-a-film', 11 * 1024 * 1024);
  expect([heavy.status, ((await heavy.json()) as { code: string }).code]).toEqual([422, 'media.too-heavy']);
  expect((await begin(owner, 'the-hash-of-nothing', 0)).status).toBe(422);
  const path = (await begin(owner, 'the-hash-of-a-letter', 9)).headers.get('Location') ?? '';
  const form = await owner.ask(path, { method: 'PATCH', headers: tus, body: new URLSearchParams({ a: 'b' }) });
  expect(form.status).toBe(415);
  const refused = await patch(owner, path, 0, Buffer.from('%PDF-1.7\n'));
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { title: string }).title).toContain('This file is not a photo');
  expect(await offsetOf(owner, path)).toBe(404);
  const elsewhere = await patch(owner, '/api/company/add-company-photo', 0, bytes);
  expect([405, 415]).toContain(elsewhere.status);
});
