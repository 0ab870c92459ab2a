/** The choices on a profile. These names are stored: they never change. */
export const sexes = ['f', 'm', 'n'] as const;

export const jobStatuses = [
  'student',
  'employee',
  'executive',
  'entrepreneur',
  'leader',
  'looking_for_job',
  'freelance',
] as const;

export const educationLevels = ['none', 'bep_cap', 'bac', 'bac_plus_2', 'bac_plus_3', 'bac_plus_5'] as const;

export const careerStatuses = ['active_job_search', 'open_to_opportunities', 'closed_to_opportunities'] as const;

/** Years of work: from 0 to less than 2, from 2 to less than 5, from 5. */
export const experienceBands = ['0-2', '2-5', '5+'] as const;

/** How well a language is spoken. */
export const knowledgeLevels = ['knowledge', 'pro_limited', 'pro_full', 'pro', 'native'] as const;

export const coordinateKinds = ['tel', 'gsm', 'fax', 'whatsapp'] as const;

/** Other sites on which a person has a page. */
export const siteKinds = ['website', 'facebook', 'twitter', 'linkedin', 'instagram', 'jumia', 'tiktok'] as const;

/** Who may see something: everybody, members, companies that the person contacted, nobody. */
export const audiences = ['everyone', 'members', 'companies', 'nobody'] as const;
export type Audience = (typeof audiences)[number];

/** The fields with an audience of their own. The birthday is not one of them: nobody else ever sees it. */
export const shownFields = [
  'name',
  'photo',
  'presentation',
  'sex',
  'city',
  'address',
  'email',
  'tel',
  'gsm',
  'fax',
  'whatsapp',
  'sites',
  'career',
  'price',
  'skills',
  'interests',
  'experiences',
  'formations',
  'languages',
  'resumes',
  'portfolio',
] as const;
export type ShownField = (typeof shownFields)[number];

/** The audiences until the person chooses: members see the career, companies that they contacted how to answer. */
export const firstAudience: Readonly<Record<ShownField, Audience>> = {
  name: 'members',
  photo: 'members',
  presentation: 'members',
  sex: 'nobody',
  city: 'members',
  address: 'nobody',
  email: 'companies',
  tel: 'companies',
  gsm: 'companies',
  fax: 'companies',
  whatsapp: 'companies',
  sites: 'members',
  career: 'members',
  price: 'members',
  skills: 'members',
  interests: 'nobody',
  experiences: 'members',
  formations: 'members',
  languages: 'members',
  resumes: 'companies',
  portfolio: 'members',
};

/** How many resumes, portfolio pieces, and items of any other list a person may have. */
export const mostResumes = 2;
export const mostPieces = 20;
export const mostListed = 50;

/** How many confirmations a person may ask companies for in a day. */
export const mostAskedADay = 5;

/** The age from which one may register. */
export const leastAge = 16;
