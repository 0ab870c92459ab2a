import { firstAudience } from '#domain/profile/profile.choices.ts';
import type {
  Career,
  Experience,
  Offer,
  PersonalCoordinates,
  Resume,
  Whereabouts,
} from '#domain/profile/profile.events.ts';

export const ada = '00000000-0000-4000-8000-0000000000ad';
export const now = new Date('2026-11-21T09:00:00Z');
export const context = { now, actor: { id: ada, role: 'member' } } as const;

export const image = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  width: 1200,
  height: 1600,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

export const identity = {
  name: { firstname: 'Awa', lastname: "N'Guessan" },
  birthday: '1990-05-17',
  sex: 'f',
  presentation: { title: { fr: 'Comptable', en: 'Accountant' }, description: { fr: 'Vingt ans de métier.' } },
} as const;

export const whereabouts: Whereabouts = {
  country: 'CI',
  city: 'Abidjan',
  subCity: 'Cocody',
  district: 'Angré',
  address: 'Rue des Jardins',
  zipcode: '01 BP 12',
};

export const coordinates: PersonalCoordinates = {
  phoneAreaCode: '+225',
  tel: null,
  gsm: { value: '+2250707070707', raw: '07 07 07 07 07' },
  fax: null,
  whatsapp: { value: '+2250707070707', raw: '07 07 07 07 07' },
  website: 'https://awa.example.org/',
  facebook: null,
  twitter: null,
  linkedin: 'https://linkedin.com/in/awa',
  instagram: null,
  jumia: null,
  tiktok: null,
};

export const career: Career = {
  jobStatus: 'employee',
  careerStatus: 'open_to_opportunities',
  educationLevel: 'bac_plus_3',
  professionalExperienceYears: '5+',
  openedToRemote: true,
  hideOpenedToWork: false,
};

export const offer: Offer = { category: 'office-accounting', indicativePrice: { amount: 50_000, currency: 'XOF' } };

export const experience: Experience = {
  name: 'Chef comptable',
  description: 'Clôtures mensuelles',
  startDate: '2015-01',
  endDate: '2020-06',
  company: { id: null, name: 'SIPRA' },
};

export const resume: Resume = {
  lang: 'fr',
  title: 'CV comptable',
  file: { id: 'BBBBBBBBBBBBBBBBBBBBBB', bytes: 120_000, pages: 2 },
};

export const audience = { ...firstAudience };

/** A UUID that is the same for the same number. */
export const item = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
