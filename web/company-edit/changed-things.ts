import type { PageFacts, Thing } from '#read-api/company/company-history.ts';
import { type FormField, type Values, valuesOf } from '../edit/form-values.ts';
import type { MessageId } from '../page/intl.ts';
import { companyForms } from './company-forms.ts';
import type { CompanyPart } from './company-frame.tsx';
import { jobFields } from './job-fields.ts';
import { otherHoursSaid } from './planning-changes.ts';
import { productFields } from './product-fields.ts';

export type FormName = keyof typeof companyForms;

/** A kind of thing that changes on a company's page. */
type Kind = {
  /** The part of the edit pages where it is changed. */
  readonly part: CompanyPart;
  readonly fields: readonly FormField[];
  /** What it says, by field; null where the page does not have it. */
  readonly said: (page: PageFacts, id: string) => Values | null;
  /** What it is called, where there are several. */
  readonly title?: (page: PageFacts, id: string) => string | null;
};

/** What a form says; that of the hours also of single days and periods. */
const ofForm = (form: FormName): Kind => ({
  part: form,
  fields: companyForms[form].fields,
  said: ({ forms }) => ({
    ...valuesOf(companyForms[form].fields, companyForms[form].known(forms)),
    ...(form === 'planning' && otherHoursSaid(forms.plannings)),
  }),
});

const photoIn = ({ media }: PageFacts, imageId: string) => media.photos.find(({ image }) => image.id === imageId);
const filmIn = ({ media }: PageFacts, id: string) =>
  media.videos.find(({ video }) => `${video.site}/${video.id}` === id);

const lists = {
  products: {
    part: 'shopping',
    fields: [],
    said: ({ products }) => ({ order: [...products.keys()].join('\n') }),
  },
  product: {
    part: 'shopping',
    fields: productFields,
    said({ products }, id) {
      const product = products.get(Number(id));
      if (!product) return null;
      const { ProductDescribed, ProductPriced, ProductPromoted } = product;
      const facts = { ...ProductDescribed, ...ProductPriced, ...ProductPromoted };
      return { ...valuesOf(productFields, facts), image: facts.image?.id ?? '' };
    },
    title: ({ products }, id) => products.get(Number(id))?.ProductDescribed.name ?? null,
  },
  job: {
    part: 'job_offers',
    fields: jobFields,
    said({ jobs }, id) {
      const job = jobs.get(Number(id));
      return job ? valuesOf(jobFields, { ...job.offer, validThrough: job.validThrough }) : null;
    },
    title: ({ jobs }, id) => jobs.get(Number(id))?.offer.title ?? null,
  },
  photos: {
    part: 'photos',
    fields: [],
    said: ({ media }) => ({
      order: media.photos.map(({ image }) => image.id).join('\n'),
      homepage: media.homepage ?? '',
    }),
  },
  photo: {
    part: 'photos',
    fields: [{ kind: 'text', name: 'caption', label: 'edit.photos.shows', max: 200 }],
    said(page, id) {
      const photo = photoIn(page, id);
      return photo ? { caption: photo.caption ?? '' } : null;
    },
  },
  medias: {
    part: 'medias',
    fields: [],
    said: ({ media: { logo, banner, ad } }) => ({
      logo: logo?.id ?? '',
      banner: banner?.id ?? '',
      ad: ad?.id ?? '',
    }),
  },
  video: {
    part: 'medias',
    fields: [{ kind: 'text', name: 'title', label: 'edit.medias.videoTitle', max: 200 }],
    said(page, id) {
      const film = filmIn(page, id);
      return film ? { title: film.title ?? '' } : null;
    },
    title: (page, id) => filmIn(page, id)?.title ?? null,
  },
} as const satisfies Record<string, Kind>;

export type ListName = keyof typeof lists;

/** How a picture is told whose file is deleted. */
export const gonePicture = 'gone';

/** The fields whose value is the id of a picture. */
export const pictureLabels: Readonly<Record<string, MessageId>> = {
  logo: 'edit.medias.logo',
  banner: 'profile.photos.banner',
  ad: 'edit.shop.ad',
  homepage: 'edit.photos.isHome',
  image: 'edit.changes.picture',
};

export const isForm = (name: string): name is FormName => Object.hasOwn(companyForms, name);
const isList = (name: string): name is ListName => Object.hasOwn(lists, name);

type Named = Kind & { readonly id: string } & (
    | { readonly of: 'form'; readonly name: FormName }
    | { readonly of: 'list'; readonly name: ListName }
  );

/** The kind of a thing, and which one of that kind it is; null for one whose changes are told elsewhere. */
export const kindOf = (thing: Thing | string): Named | null => {
  const [name = '', ...rest] = thing.split('/');
  const id = rest.join('/');
  if (isForm(name)) return { ...ofForm(name), of: 'form', name, id };
  return isList(name) ? { ...lists[name], of: 'list', name, id } : null;
};
