import { beforeAll, describe, expect, test } from 'vitest';
import { photo } from '#tests/media/pictures.ts';
import { apiToken } from '#tests/server.ts';
import { withServer } from '#tests/with-server.ts';

const { server } = withServer();
let position = '';
const authorization = `Bearer ${apiToken}`;

const ask = async (name: string, data: object): Promise<{ id: number }> => {
  const answer = await fetch(`${server.url}/api/${name}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(data),
  });
  const told = (await answer.json()) as { id: number; position: string; code?: string };
  if (!answer.ok) throw new Error(`${answer.status} ${told.code}`);
  position = told.position;
  return told;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'read-after': position, ...headers }, redirect: 'manual' });
const text = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

const upload = (bytes: Uint8Array<ArrayBuffer>, kind: string, headers: Record<string, string> = { authorization }) => {
  const form = new FormData();
  form.set('kind', kind);
  form.set('image', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return fetch(`${server.url}/ajax/media/upload/image`, { method: 'POST', body: form, headers });
};
const kept = async (width: number, height: number, kind: string): Promise<string> => {
  const answer = await upload(new Uint8Array(await photo(width, height)), kind);
  return ((await answer.json()) as { id: string }).id;
};

const registered = async (name: string): Promise<number> => {
  const category = 'home-building-furniture';
  const place = { country: 'CI', cityId: 2293538, lat: 5.36, lng: -4.01 };
  return (await ask('company/register-company', { name, category, place, approved: true, online: true })).id;
};

/** Everything that schema.org is told on a page. */
const linked = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

describe('pictures', () => {
  test('are taken from whoever is signed in, and from nobody else', async () => {
    const bytes = new Uint8Array(await photo(400, 300));
    expect((await upload(bytes, 'photo', {})).status).toBe(401);
    expect((await upload(bytes, 'photo', { authorization, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const answer = await upload(bytes, 'photo');
    expect(await answer.json()).toMatchObject({ width: 400, height: 300, url: expect.stringMatching(/^\/media\//) });
  });

  test('that are none are refused in the reader’s language', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const [lang, said] of [
      ['fr', 'JPEG, PNG, WebP'],
      ['en', 'not a photo'],
    ] as const) {
      const answer = await upload(svg, 'photo', { authorization, 'accept-language': lang });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'media.not-a-photo', title: expect.stringContaining(said) });
    }
  });

  test('are sent for ever, as what they are, and run nothing', async () => {
    const id = await kept(800, 600, 'photo');
    for (const [ending, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const { status, headers } = await get(`/media/${id}/384.${ending}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    for (const path of [`/media/${id}/385.jpg`, `/media/${id}/384.svg`, `/media/${'x'.repeat(22)}/384.jpg`])
      expect((await get(path)).status).toBe(404);
  });
});

describe('what a company shows', () => {
  let companyId: number;
  let page: string;
  beforeAll(async () => {
    companyId = await registered('Meubles Assinie');
    page = `/en/company/${companyId}-meubles-assinie`;
    await ask('company/choose-company-logo', { companyId, imageId: await kept(400, 400, 'logo') });
    await ask('company/choose-company-banner', { companyId, imageId: await kept(1600, 500, 'banner') });
    await ask('company/add-company-photo', { companyId, imageId: await kept(600, 900, 'photo'), caption: 'Workshop' });
    await ask('company/link-company-video', { companyId, link: 'https://youtu.be/dQw4w9WgXcQ', title: 'Visit' });
  });

  test('is on its page, with room left for every picture', async () => {
    const html = await text(page);
    expect(html).toContain('alt="Workshop"');
    expect(html).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    for (const [img] of html.matchAll(/<img [^>]*>/g)) expect(img).toMatch(/width="\d+" height="\d+"/);
    expect(linked(html)[0]).toMatchObject({ logo: expect.stringMatching(/384\.jpg$/), image: expect.any(Array) });
    expect(await text(`${page}/photos`)).toContain('Workshop');
  });

  test('a photo that is taken off is gone from its address too', async () => {
    const id = await kept(500, 400, 'photo');
    await ask('company/add-company-photo', { companyId, imageId: id });
    expect((await get(`/media/${id}/384.jpg`)).status).toBe(200);
    await ask('company/remove-company-photo', { companyId, imageId: id });
    expect((await get(`/media/${id}/384.jpg`)).status).toBe(404);
    expect(await text(page)).not.toContain(id);
  });

  test('loads no photo before a tap for whoever saves data, and the two are not mixed up', async () => {
    const saving = await get(page, { 'save-data': 'on' });
    expect(saving.headers.get('vary')).toContain('Save-Data');
    const html = (await saving.text()).replaceAll(/<template>.*?<\/template>/gs, '').replaceAll(/<meta[^>]*>/g, '');
    const loaded = [...html.matchAll(/<(?:img|source)[^>]* (?:src|srcSet)="(\/media\/[^"]*)"/g)];
    const logo = loaded.filter(([, src]) => /\b(96|192|384)\./.test(src ?? ''));
    expect(loaded).toHaveLength(logo.length);
    expect(html).toContain('data-photo');
    expect(await text(page)).not.toContain('data-photo');
  });

  test('a product has its price, its own address and a talk that begins with it', async () => {
    const { id } = await ask('company/offer-product', {
      companyId,
      name: 'Iroko table',
      price: { amount: 185_000, currency: 'XOF', crossedOut: 220_000 },
    });
    const html = await text(page);
    expect(html).toContain(`href="#contact-product-${id}"`);
    expect(html).toContain(`id="contact-product-${id}"`);
    expect(html).toMatch(/F.CFA.185,000/u);
    expect(html).toMatch(/Offer −16%/);
    const product = linked(html).find((one) => one['@type'] === 'Product');
    expect(product).toMatchObject({ name: 'Iroko table', offers: { price: 185_000, priceCurrency: 'XOF' } });
    await ask('company/list-company-coordinates', {
      companyId,
      coordinates: [{ type: 'whatsapp', value: '+2250707070707', raw: '07 07 07 07 07', public: true }],
      whatsappInitialText: 'Hello',
    });
    const talk = await get(`${page}/whatsapp?product=${id}`);
    expect(talk.status).toBe(302);
    expect(decodeURIComponent(talk.headers.get('location') ?? '')).toContain('about: Iroko table');
    await ask('company/withdraw-product', { companyId, productId: id });
    expect(await text(page)).not.toContain('Iroko table');
  });

  test('a job is told to search engines until it is over, and then gone at once', async () => {
    const validThrough = new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10);
    const job = { companyId, title: 'Cabinet maker', contract: 'permanent', validThrough };
    const { id } = await ask('company/offer-job', job);
    expect(await text(page)).toContain(`${page}/job/${id}`);
    const html = await text(`${page}/job/${id}`);
    expect(linked(html).find((one) => one['@type'] === 'JobPosting')).toMatchObject({
      title: 'Cabinet maker',
      validThrough: `${validThrough}T23:59:59Z`,
      hiringOrganization: { name: 'Meubles Assinie' },
    });
    await ask('company/close-job', { companyId, jobId: id });
    expect((await get(`${page}/job/${id}`)).status).toBe(410);
    expect(await text(page)).not.toContain('Cabinet maker');
  });

  test('a branch and its house lead to each other', async () => {
    const branchId = await registered('Meubles Assinie Cocody');
    await ask('company/attach-branch', { companyId: branchId, rootId: companyId });
    expect(await text(page)).toContain('Meubles Assinie Cocody');
    expect(await text(`/en/company/${branchId}-meubles-assinie-cocody`)).toContain('Part of Meubles Assinie');
    await expect(ask('company/attach-branch', { companyId, rootId: branchId })).rejects.toThrow(
      'company.root-is-branch',
    );
  });

  test('its texts are shown with their marks and without their HTML', async () => {
    await ask('company/describe-company', {
      companyId,
      description: { en: 'Tables' },
      presentation: { en: '[b]Since 2009[/b] <script>alert(1)</script> [url=javascript:alert(1)]x[/url]' },
      practicalInfo: { title: { fr: 'Sur place' }, text: { fr: '[list][*]Parking[*]Wave[/list] pour tous' } },
      brandInfo: { title: {}, text: { fr: 'Pinceaux Léa', en: 'Léa brushes' } },
      childrenBoxTitle: {},
    });
    const html = await text(page);
    expect(html).toContain('<b>Since 2009</b>');
    expect(html).toContain('<li>Parking</li><li>Wave</li>');
    expect(html, 'what is there in French only is said to be').toMatch(
      /<h2 id="practical" lang="fr">Sur place<\/h2>.*?This text exists only in French.*?<div lang="fr">/s,
    );
    expect(html).toContain('Léa brushes');
    expect(html).not.toContain('Pinceaux');
    expect(await text(page.replace('/en/company/', '/entreprise/'))).toContain('Pinceaux Léa');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('javascript:alert');
    const preview = await fetch(`${server.url}/ajax/bbcode/preview/presentation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '[b]a[/b]' }),
    });
    expect(await preview.text()).toContain('<p><b>a</b></p>');
    expect((await get('/ajax/bbcode/preview/volcano?text=a')).status).toBe(422);
  });

  test('what was confirmed says by whom and since when', async () => {
    await ask('company/confirm-company-facts', { companyId, parts: ['coordinates'] });
    expect(await text(page)).toContain('Verified by the Sokoni team on');
  });

  test('a mistake is told without an account and without script, but not without end', async () => {
    const tell = (about: string) =>
      fetch(`${server.url}${page}/report-a-problem`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ kind: 'wrong_number', about, message: '', website: '' }),
      });
    const html = await text(`${page}/report-a-problem`);
    expect(html).toContain('name="kind"');
    const empty = await tell('');
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Say what is wrong, in a few words');
    for (let told = 1; told < 5; told++) {
      const answer = await tell(`+225 07 00 00 00 0${told}`);
      expect(answer.headers.get('location')).toBe(`${page}/report-a-problem?sent=1`);
    }
    const last = await tell('+225 01');
    expect(last.status).toBe(429);
    expect(await last.text()).toContain('value="+225 01"');
    expect(await text(`${page}/report-a-problem?sent=1`)).toContain('Thank you for your report');
  });
});
