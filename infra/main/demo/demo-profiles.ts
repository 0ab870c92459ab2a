import type { Sections } from '#domain/profile/profile.commands.ts';
import type { Experience, Formation, SpokenLanguage } from '#domain/profile/profile.events.ts';

/** What somebody made up says of themselves. Nothing here rings, and nobody lives there. */
export type DemoProfile = {
  readonly account: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly description: { readonly fr: string; readonly en: string };
  readonly country: string;
  readonly city: string;
  readonly career: Sections['pro']['career'];
  readonly skills: readonly string[];
  readonly experiences: readonly Experience[];
  readonly formations: readonly Formation[];
  readonly languages: readonly SpokenLanguage[];
};

export const demoProfiles: readonly DemoProfile[] = [
  {
    account: 'member',
    title: { fr: 'Couturière, modéliste', en: 'Dressmaker and pattern maker' },
    description: {
      fr: 'Robes de cérémonie et uniformes sur mesure. Je travaille le wax, le bazin et la dentelle, et je forme deux apprenties.',
      en: 'Ceremony dresses and uniforms made to measure. I work with wax print, bazin and lace, and train two apprentices.',
    },
    country: 'CI',
    city: 'Abidjan',
    career: {
      jobStatus: 'freelance',
      careerStatus: 'open_to_opportunities',
      educationLevel: 'bac',
      professionalExperienceYears: '5+',
      openedToRemote: false,
      hideOpenedToWork: false,
    },
    skills: ['Couture', 'Patronage', 'Broderie', 'Gestion d’atelier'],
    experiences: [
      {
        name: 'Couturière à son compte',
        description: 'Sur commande, du croquis à la livraison. Une vingtaine de robes par mois en saison.',
        startDate: '2021-03',
        endDate: null,
        company: { id: null, name: 'Atelier Awa' },
      },
      {
        name: 'Modéliste',
        description: 'Patrons et gradation pour une collection de prêt-à-porter.',
        startDate: '2017-09',
        endDate: '2021-02',
        company: { id: null, name: 'Confection Lagune' },
      },
    ],
    formations: [
      {
        name: 'CAP couture flou',
        description: null,
        startDate: '2014-10',
        endDate: '2016-07',
        school: { id: null, name: 'Centre de formation de Yopougon' },
      },
    ],
    languages: [
      { lang: 'fr', level: 'native' },
      { lang: 'en', level: 'pro_limited' },
    ],
  },
  {
    account: 'manager',
    title: { fr: 'Gérant', en: 'Managing director' },
    description: {
      fr: 'J’ai repris l’affaire de mon oncle en 2019. Nous répondons le jour même, au téléphone comme sur WhatsApp.',
      en: 'I took over my uncle’s business in 2019. We answer the same day, by phone and on WhatsApp.',
    },
    country: 'CI',
    city: 'Abidjan',
    career: {
      jobStatus: 'leader',
      careerStatus: 'closed_to_opportunities',
      educationLevel: 'bac_plus_3',
      professionalExperienceYears: '5+',
      openedToRemote: false,
      hideOpenedToWork: true,
    },
    skills: ['Gestion', 'Négociation', 'Comptabilité'],
    experiences: [
      { name: 'Gérant', description: null, startDate: '2019-01', endDate: null, company: null },
      {
        name: 'Responsable des achats',
        description: 'Fournisseurs d’Afrique de l’Ouest et d’Europe.',
        startDate: '2013-05',
        endDate: '2018-12',
        company: { id: null, name: 'Comptoir du Golfe' },
      },
    ],
    formations: [
      {
        name: 'Licence de gestion',
        description: null,
        startDate: '2009-10',
        endDate: '2012-07',
        school: { id: null, name: 'Institut de gestion des Lagunes' },
      },
    ],
    languages: [
      { lang: 'fr', level: 'native' },
      { lang: 'en', level: 'pro_full' },
    ],
  },
  {
    account: 'editor',
    title: { fr: 'Chargée de communication', en: 'Communications officer' },
    description: {
      fr: 'Photos, textes et réponses aux avis pour de petites entreprises, en français, en anglais et en swahili.',
      en: 'Photos, texts and answers to reviews for small businesses, in English, French and Swahili.',
    },
    country: 'KE',
    city: 'Nairobi',
    career: {
      jobStatus: 'employee',
      careerStatus: 'open_to_opportunities',
      educationLevel: 'bac_plus_3',
      professionalExperienceYears: '2-5',
      openedToRemote: true,
      hideOpenedToWork: false,
    },
    skills: ['Writing', 'Photography', 'Customer service'],
    experiences: [
      {
        name: 'Communications officer',
        description: 'Pages, photos and reviews of a dozen shops.',
        startDate: '2023-06',
        endDate: null,
        company: null,
      },
    ],
    formations: [
      {
        name: 'BA in communication',
        description: null,
        startDate: '2019-09',
        endDate: '2023-04',
        school: { id: null, name: 'Riverside College' },
      },
    ],
    languages: [
      { lang: 'sw', level: 'native' },
      { lang: 'en', level: 'pro_full' },
      { lang: 'fr', level: 'pro_limited' },
    ],
  },
];
