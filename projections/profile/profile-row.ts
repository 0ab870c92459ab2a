import type { Level } from '#domain/actor.ts';
import type { Language } from '#domain/language.ts';
import type { Image } from '#domain/media/image.events.ts';
import type {
  AudienceOf,
  Career,
  Experience,
  Formation,
  Interests,
  Name,
  Offer,
  PersonalCoordinates,
  PortfolioPiece,
  Presentation,
  Resume,
  SpokenLanguage,
  Whereabouts,
} from '#domain/profile/profile.events.ts';
import { table } from '../projection.ts';

/** An item of one of a person's lists; `version` counts how often it was saved. */
export type Item<Said> = { readonly id: string; readonly version: number } & Said;

/** A company's confirmation of an experience: when the person requested it, and when the company decided. */
export type Confirmation = {
  readonly companyId: number;
  readonly status: 'asked' | 'confirmed' | 'refused';
  readonly asked: string;
  readonly decided: string | null;
};

export type ExperienceItem = Item<Experience> & { readonly confirmation?: Confirmation };

/** How many times each form was saved. */
export type Versions = {
  readonly identity: number;
  readonly coordinates: number;
  readonly pro: number;
  readonly interests: number;
  readonly audience: number;
};

export type ProfileRow = {
  id: string;
  name: Name | null;
  email: string | null;
  language: Language;
  registered: string;
  confirmed: boolean;
  blocked: boolean;
  level: Level;
  birthday: string | null;
  sex: 'f' | 'm' | 'n' | null;
  presentation: Presentation | null;
  whereabouts: Whereabouts | null;
  coordinates: PersonalCoordinates | null;
  career: Career | null;
  offer: Offer | null;
  skills: readonly string[];
  interests: Interests | null;
  photo: Image | null;
  banner: Image | null;
  audience: AudienceOf | null;
  searchEngines: boolean;
  experiences: readonly ExperienceItem[];
  formations: readonly Item<Formation>[];
  languages: readonly Item<SpokenLanguage>[];
  resumes: readonly Item<Resume>[];
  pieces: readonly Item<PortfolioPiece>[];
  versions: Versions;
};

export const profileTable = table<ProfileRow>({
  columns: {
    id: 'text not null',
    name: 'jsonb',
    email: 'text',
    language: 'text not null',
    registered: 'text not null',
    confirmed: 'boolean not null',
    blocked: 'boolean not null',
    level: 'text not null',
    birthday: 'text',
    sex: 'text',
    presentation: 'jsonb',
    whereabouts: 'jsonb',
    coordinates: 'jsonb',
    career: 'jsonb',
    offer: 'jsonb',
    skills: 'jsonb not null',
    interests: 'jsonb',
    photo: 'jsonb',
    banner: 'jsonb',
    audience: 'jsonb',
    searchEngines: 'boolean not null',
    experiences: 'jsonb not null',
    formations: 'jsonb not null',
    languages: 'jsonb not null',
    resumes: 'jsonb not null',
    pieces: 'jsonb not null',
    versions: 'jsonb not null',
  },
  key: ['id'],
  indexes: ['using gin (resumes jsonb_path_ops)', 'using gin (experiences jsonb_path_ops)'],
});
