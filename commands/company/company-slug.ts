import slugify from '@sindresorhus/slugify';

const maxSlugLength = 100;
const readable = /[\p{Script=Latin}\d]/u;

/** The words of `name` for the address of its page; `entreprise` when it has no Latin letter or digit. */
export const slugOf = (name: string): string => {
  if (!readable.test(name)) return 'entreprise';
  const slug = slugify(name, { decamelize: false, customReplacements: [['&', ' ']] });
  const short = slug.length > maxSlugLength ? slug.slice(0, maxSlugLength).replace(/-[^-]*$/, '') : slug;
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(short) ? short : 'entreprise';
};
