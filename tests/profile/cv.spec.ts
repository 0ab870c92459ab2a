import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { ProfileRow } from '#projections/profile/profile-row.ts';
import { drawCv } from '#read-api/profile/cv/cv-drawing.ts';
import { cvWords } from '#read-api/profile/cv-words.ts';
import { type Reader, shownTo } from '#read-api/profile/shown-profile.ts';
import { textOf } from './pdf-text.ts';
import { ada, career, coordinates, experience, item, now, offer, whereabouts } from './people.ts';

const awa: ProfileRow = {
  id: ada,
  name: { firstname: 'Awa', lastname: "N'Guessan" },
  email: 'awa@example.org',
  language: 'fr',
  registered: now.toISOString(),
  confirmed: true,
  blocked: false,
  level: 'young',
  birthday: '1990-05-17',
  sex: 'f',
  presentation: {
    title: { fr: 'Comptable', en: 'Accountant' },
    description: { fr: 'Vingt ans de métier.\n- Paie\n- Audit' },
  },
  whereabouts,
  coordinates,
  career,
  offer,
  skills: ['SYSCOHADA', 'Sage 100'],
  interests: { jobInterests: ['Contrôle de gestion'], interestedInCategories: [] },
  photo: null,
  banner: null,
  audience: null,
  searchEngines: false,
  experiences: [
    { id: item(2), version: 1, ...experience, name: 'Directrice', startDate: '2021-03', endDate: null },
    { id: item(1), version: 1, ...experience },
  ],
  formations: [
    {
      id: item(3),
      version: 1,
      name: 'Licence',
      description: null,
      startDate: '2008-09',
      endDate: '2011-07',
      school: { id: null, name: 'INP-HB' },
    },
  ],
  languages: [
    { id: item(4), version: 1, lang: 'fr', level: 'native' },
    { id: item(5), version: 1, lang: 'en', level: 'pro_full' },
  ],
  resumes: [],
  pieces: [],
  versions: { identity: 1, coordinates: 1, pro: 1, interests: 1, audience: 0 },
};

const drawn = (profile: ProfileRow, lang: Language, reader: Reader = 'self') =>
  drawCv(cvWords(shownTo(profile, reader), { lang, jpeg: null, made: now }));
const read = async (...asked: Parameters<typeof drawn>) => textOf(await drawn(...asked));

const inOrder = (text: string, words: readonly string[]): void => {
  const places = words.map((word) => text.indexOf(word));
  expect(Object.fromEntries(words.map((word, index) => [word, places[index]]))).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

describe('the CV of a profile', () => {
  test('says everything in French', async () => {
    inOrder(await read(awa, 'fr'), [
      "Awa N'Guessan",
      'Comptable',
      'Rue des Jardins, 01 BP 12',
      'Angré, Cocody, Abidjan, Côte d’Ivoire',
      'Mobile, WhatsApp',
      '+225 07 07 07 0707',
      'awa@example.org',
      'À l’écoute des opportunités',
      'Vingt ans de métier.',
      'Expériences',
      'Directrice',
      'mars 2021 – aujourd’hui',
      'Chef comptable',
      'janvier 2015 – juin 2020',
      'Formations',
      'INP-HB',
      'Compétences',
      'Sage 100',
      'Anglais À l’aise au travail',
      'Métiers recherchés',
    ]);
  });

  test('says it in English, and what has no English face in French', async () => {
    inOrder(await read(awa, 'en'), [
      'Accountant',
      'Abidjan, Côte d’Ivoire',
      'Open to opportunities',
      'Vingt ans de métier.',
      'Experience',
      'March 2021 – present',
      'January 2015 – June 2020',
      'English Comfortable at work',
    ]);
  });

  test('never tells the birthday, the sex or a search that is hidden', async () => {
    const text = await read({ ...awa, career: { ...career, hideOpenedToWork: true } }, 'fr');
    expect(text).not.toMatch(/1990|17 mai|Femme|À l’écoute/);
  });

  test('tells each reader what the profile tells them', async () => {
    const [member, visitor] = await Promise.all([read(awa, 'fr', 'members'), read(awa, 'fr', 'everyone')]);
    expect(member).toContain('Directrice');
    expect(member).not.toMatch(/0707|awa@|Rue des Jardins|Contrôle de gestion/);
    expect(visitor.trim()).toBe('Membre de Sokoni');
    expect((await drawn(awa, 'fr', 'everyone')).toString('latin1')).not.toMatch(/Guessan|example\.org|0707/);
  });

  test('marks what the company confirmed, and nothing that it was only asked', async () => {
    const asked = { companyId: 7, status: 'asked', asked: now.toISOString(), decided: null } as const;
    const [first, second] = awa.experiences;
    if (!first || !second) throw new Error('two experiences');
    const text = await read(
      {
        ...awa,
        experiences: [
          { ...first, confirmation: { ...asked, status: 'confirmed' } },
          { ...second, company: { id: 8, name: 'Orange' }, confirmation: asked },
        ],
      },
      'fr',
    );
    expect(text).toContain('Confirmée par SIPRA');
    expect(text).not.toContain('Confirmée par Orange');
  });
});
