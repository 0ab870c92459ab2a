import { type Audience, firstAudience, type ShownField } from '#domain/profile/profile.choices.ts';
import type { ExperienceItem, ProfileRow } from '#projections/profile/profile-row.ts';

/** The reader of a profile: the person, a company that they contacted, a member, or anyone. */
export type Reader = 'self' | 'companies' | 'members' | 'everyone';

const sees: Readonly<Record<Reader, readonly Audience[]>> = {
  self: ['everyone', 'members', 'companies', 'nobody'],
  companies: ['everyone', 'members', 'companies'],
  members: ['everyone', 'members'],
  everyone: ['everyone'],
};

/** `confirmed` is set once the company has confirmed. Open and refused requests are not public. */
type PublicExperience = Omit<ExperienceItem, 'confirmation'> & {
  readonly confirmed: { readonly companyId: number; readonly on: string } | null;
};

export type PublicProfile = {
  readonly id: string;
  readonly reader: Reader;
  readonly registered: string;
  readonly searchEngines: boolean;
  /** Whether a member would see more. */
  readonly moreForMembers: boolean;
  readonly name: ProfileRow['name'];
  readonly email: string | null;
  readonly category: string | null;
  readonly price: NonNullable<ProfileRow['offer']>['indicativePrice'];
  readonly experiences: readonly PublicExperience[];
} & Pick<
  ProfileRow,
  | 'photo'
  | 'banner'
  | 'presentation'
  | 'sex'
  | 'whereabouts'
  | 'coordinates'
  | 'career'
  | 'skills'
  | 'interests'
  | 'formations'
  | 'languages'
  | 'resumes'
  | 'pieces'
>;

const nothing = { country: null, city: null, subCity: null, district: null, address: null, zipcode: null };
const unreachable = {
  phoneAreaCode: null,
  tel: null,
  gsm: null,
  fax: null,
  whatsapp: null,
  website: null,
  facebook: null,
  twitter: null,
  linkedin: null,
  instagram: null,
  jumia: null,
  tiktok: null,
};

const publicly = ({ confirmation, ...item }: ExperienceItem): PublicExperience => ({
  ...item,
  confirmed:
    confirmation?.status === 'confirmed'
      ? { companyId: confirmation.companyId, on: (confirmation.decided ?? confirmation.asked).slice(0, 10) }
      : null,
});

/** Returns the part of a profile that `reader` may see. The birthday is never included, not even for the person. */
export const shownTo = (profile: ProfileRow, reader: Reader): PublicProfile => {
  const audience = { ...firstAudience, ...profile.audience };
  const may = (field: ShownField): boolean => sees[reader].includes(audience[field]);
  const { whereabouts, coordinates: stored, career, offer } = profile;
  const { country, city, subCity, district, address, zipcode } = whereabouts ?? nothing;
  const { tel, gsm, fax, whatsapp, phoneAreaCode: _, ...sites } = stored ?? unreachable;
  const { phoneAreaCode: __, tel: ___, gsm: ____, fax: _____, whatsapp: ______, ...noSites } = unreachable;
  return {
    id: profile.id,
    reader,
    registered: profile.registered,
    searchEngines: profile.searchEngines,
    moreForMembers: reader === 'everyone' && Object.values(audience).includes('members'),
    name: may('name') ? profile.name : null,
    email: may('email') ? profile.email : null,
    photo: may('photo') ? profile.photo : null,
    banner: may('photo') ? profile.banner : null,
    presentation: may('presentation') ? profile.presentation : null,
    sex: may('sex') ? profile.sex : null,
    whereabouts: {
      ...(may('city') ? { country, city, subCity, district } : nothing),
      ...(may('address') ? { address, zipcode } : { address: null, zipcode: null }),
    },
    coordinates: {
      phoneAreaCode: null,
      tel: may('tel') ? tel : null,
      gsm: may('gsm') ? gsm : null,
      fax: may('fax') ? fax : null,
      whatsapp: may('whatsapp') ? whatsapp : null,
      ...(may('sites') ? sites : noSites),
    },
    career:
      career && may('career')
        ? { ...career, careerStatus: career.hideOpenedToWork ? null : career.careerStatus }
        : null,
    category: may('price') ? (offer?.category ?? null) : null,
    price: may('price') ? (offer?.indicativePrice ?? null) : null,
    skills: may('skills') ? profile.skills : [],
    interests: may('interests') ? profile.interests : null,
    experiences: may('experiences') ? profile.experiences.map(publicly) : [],
    formations: may('formations') ? profile.formations : [],
    languages: may('languages') ? profile.languages : [],
    resumes: may('resumes') ? profile.resumes : [],
    pieces: may('portfolio') ? profile.pieces : [],
  };
};
