import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Cv, CvStep } from '#read-api/profile/cv/cv.ts';
import { drawCv } from '#read-api/profile/cv/cv-drawing.ts';
import { asSeen, directionOf, linesOf, writable } from '#read-api/profile/cv/cv-letters.ts';
import { cvPdf } from '#read-api/profile/cv/cv-pdf.ts';
import { pagesOf, textOf } from './pdf-text.ts';
import { now } from './people.ts';

const cv: Cv = {
  lang: 'fr',
  title: 'CV – Awa Koné',
  name: 'Awa Koné',
  headline: null,
  facts: [],
  contact: [{ label: '', shown: 'awa@example.org', url: 'mailto:awa@example.org' }],
  parts: [],
  portrait: null,
  made: now,
};
const step = (name: string, description: string | null = null): CvStep => ({
  name,
  description,
  period: 'mars 2021 – aujourd’hui',
  house: 'SIPRA',
  mark: null,
});
const words = (text: string): Cv => ({ ...cv, parts: [{ heading: 'Profil', kind: 'words', lang: 'fr', text }] });
const steps = (all: readonly CvStep[]): Cv => ({
  ...cv,
  parts: [{ heading: 'Expériences', kind: 'steps', steps: all }],
});

/** What a PDF says beside its pages and typefaces, which are packed. */
const dictionaries = (bytes: Buffer): string =>
  Buffer.from(
    bytes.toString('latin1').replace(/(FlateDecode|DCTDecode)([\s\S]*?)stream\n[\s\S]*?\nendstream/g, '$1$2'),
    'latin1',
  ).toString();

describe('a CV as a PDF', () => {
  test('says its language and its title, that all of it is marked, and nothing of who made it', async () => {
    const said = dictionaries(
      await drawCv({ ...cv, title: 'CV – A & <B>', headline: { text: 'Accountant', lang: 'en' } }),
    );
    expect(said).toMatch(/\/Lang \(fr\)/);
    expect(said).toMatch(/\/MarkInfo|\/Marked true/);
    expect(said).toContain('/DisplayDocTitle true');
    expect(said).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(said).toMatch(/x-default">CV – A\s+B\s</);
    expect(said).toMatch(/\/S \/P\n[\s\S]{0,80}\/Lang \(en\)/);
    for (const tag of ['Document', 'H1', 'L', 'LI', 'LBody', 'Link']) expect(said).toContain(`/S /${tag}\n`);
    expect(said).not.toMatch(/pdfkit|node_modules|\/work|\/Author|\/Keywords/i);
  });

  test('holds its portrait, and names it for those who do not see it', async () => {
    const jpeg = await sharp({ create: { width: 384, height: 300, channels: 3, background: '#a3421d' } })
      .jpeg()
      .toBuffer();
    const bytes = await drawCv({ ...cv, portrait: { jpeg, alt: 'Portrait' } });
    expect(bytes.includes(jpeg.subarray(20, 60))).toBe(true);
    expect(dictionaries(bytes)).toMatch(/\/S \/Figure[\s\S]{0,60}\/Alt \(Portrait\)/);
  });

  test('writes the letters of African languages, and Arabic', async () => {
    const text = await textOf(await drawCv(words('Ɛwe ŋkɔ, Ọ̀ṣun, ẹ́, ɓaƙo, ₦ 500, ⵣ')));
    for (const word of ['Ɛwe', 'ŋkɔ', 'ṣun', 'ɓaƙo', '₦']) expect(text).toContain(word);
    expect(text).not.toContain('□');
    const arabic = dictionaries(await drawCv(words('أنا محاسب')));
    expect(arabic).toContain('/ActualText');
  });

  test('leaves out what it cannot write, and keeps the rest', async () => {
    const odd = words('Awa 😀👩🏽‍🌾🎉 \u202Eabc\u202C \u0007 中文 fin\n\n\n- \n-x\n•\t\ny');
    const text = await textOf(
      await drawCv({ ...odd, name: '😀', contact: [{ label: '😀', shown: '🎉', url: 'x:y' }] }),
    );
    expect(text).toContain('Awa abc □□ fin');
    expect(text.trimEnd()).toMatch(/y$/);
  });

  test('folds what has no spaces', async () => {
    const url = `https://example.org/${'x'.repeat(280)}`;
    const cut = { ...words('x'.repeat(2000)), contact: [{ label: 'Site', shown: url, url }] };
    expect((await textOf(await drawCv(cut))).replace(/[^x]/g, '')).toHaveLength(2281);
  });

  test('fits what is a little too long on one sheet', async () => {
    const part = (count: number) => steps(Array.from({ length: count }, (_, n) => step(`Poste ${n}`)));
    const counts = [];
    for (const count of [12, 15, 16, 17, 30]) counts.push((await pagesOf(await drawCv(part(count)))).length);
    expect(counts[0]).toBe(1);
    expect(counts.at(-1)).toBe(2);
    const second = await Promise.all(
      [16, 17, 18, 19].map(async (count) => (await pagesOf(await drawCv(part(count))))[1]),
    );
    for (const page of second) if (page) expect(page.match(/Poste/g)?.length).toBeGreaterThan(2);
  });

  test('never leaves a heading or a name alone at the end of a sheet', async () => {
    const line = 'Des mots qui remplissent une ligne entière du curriculum vitae de cette personne. ';
    for (let lines = 36; lines < 50; lines++) {
      const long = {
        ...words(line.repeat(lines)),
        parts: [...words(line.repeat(lines)).parts, ...steps([step('Comptable', line.repeat(4))]).parts],
      };
      const [first = '', second = ''] = await pagesOf(await drawCv(long));
      const headed = first.includes('Expériences') ? first : second;
      expect(headed).toMatch(/Expériences.*Comptable.*SIPRA.*Des mots qui/);
    }
  });

  test('turns the page as often as a whole life needs', async () => {
    const life = steps(
      Array.from({ length: 50 }, (_, n) => step(`Poste ${n} de 50`, 'Un mot et un autre. '.repeat(150))),
    );
    const bytes = await cvPdf(life);
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
    const text = pages.join(' ');
    for (let n = 0; n < 50; n++) expect(text).toContain(`Poste ${n} de 50`);
    expect(bytes.length).toBeLessThan(1_000_000);
  });
});

describe('words', () => {
  const measure = (text: string) => [...text].length;

  test('break into lines where there is room', () => {
    expect(linesOf('un deux  trois\tquatre', 8, measure)).toEqual([['un', 'deux'], ['trois'], ['quatre']]);
    expect(linesOf('un abcdefghijk l', 4, measure)).toEqual([['un'], ['abcd'], ['efgh'], ['ijk'], ['l']]);
    expect(linesOf(' \n ', 4, measure)).toEqual([]);
  });

  test('run their own way', () => {
    expect(asSeen(['the', 'word', 'سلام', 'عليكم', 'is'], 'ltr')).toEqual(['the', 'word', 'عليكم', 'سلام', 'is']);
    expect(asSeen(['أنا', 'في', 'Cap', 'Town', 'الآن'], 'rtl')).toEqual(['الآن', 'Cap', 'Town', 'في', 'أنا']);
    expect([directionOf('20 سنة'), directionOf('Awa سنة'), directionOf('…')]).toEqual(['rtl', 'ltr', 'ltr']);
  });

  test('are what can be written', () => {
    const has = (codePoint: number) => codePoint < 0x250;
    expect(writable('e\u0301 ok\u200b 中 → ✂\ud800', has)).toBe('é ok □  ');
  });
});
