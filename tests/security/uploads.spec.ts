import { expect, test } from 'vitest';
import { photo } from '#tests/media/pictures.ts';
import { membersServer } from './members.ts';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof membersServer>>['member']>>;

const upload = async (someone: Member): Promise<string> => {
  const form = new FormData();
  form.set('kind', 'photo');
  form.set('image', new File([new Uint8Array(await photo(640, 480))], 'photo.jpg', { type: 'image/jpeg' }));
  const answer = await someone.ask('/ajax/media/upload/image', { method: 'POST', body: form });
  return ((await answer.json()) as { id: string }).id;
};

test('pictures belong to who uploaded them: nobody puts another’s on a page, or takes it away', async () => {
  await using at = await membersServer();
  const ask = async (someone: Member, name: string, data: object) => {
    const answer = await someone.json(`/api/${name}`, data);
    const body = (await answer.json()) as { id?: number; code?: string; position?: string };
    if (body.position) await fetch(`${at.url}/api/countries`, { headers: { 'Read-After': body.position } });
    return { status: answer.status, ...body };
  };
  const withCompany = async (name: string) => {
    const someone = await at.member(name);
    const place = { country: 'CI', cityId: 2293538 };
    const company = { name: `Chez ${name}`, category: 'home-building-furniture', place };
    const { id: companyId } = await ask(someone, 'company/register-company', company);
    return { someone, companyId };
  };
  const [owner, thief] = [await withCompany('owner'), await withCompany('thief')];
  const imageId = await upload(owner.someone);
  const shown = async () => (await fetch(`${at.url}/media/${imageId}/384.webp`)).status;

  const stolen = { companyId: thief.companyId, imageId };
  const uses = [
    ['company/add-company-photo', stolen],
    ['company/choose-company-logo', stolen],
    ['company/choose-company-banner', stolen],
    ['company/offer-product', { ...stolen, name: 'Table' }],
  ] as const;
  for (const [name, data] of uses)
    expect([name, await ask(thief.someone, name, data)]).toMatchObject([name, { status: 404, code: 'media.unknown' }]);
  await ask(thief.someone, 'company/remove-company-photo', stolen);
  expect(await shown()).toBe(200);

  const own = { companyId: owner.companyId, imageId };
  expect(await ask(owner.someone, 'company/add-company-photo', own)).toMatchObject({ status: 200 });
  expect(await ask(owner.someone, 'company/choose-company-logo', own)).toMatchObject({ status: 200 });
  await ask(owner.someone, 'company/remove-company-photo', own);
  expect(await shown(), 'it is the logo still').toBe(200);
});
