import type { CompanyState } from '#domain/company/company.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { type CompanyForm, formOf } from '#domain/company/company-forms.ts';
import type { CompanyMediaEvent } from '#domain/company/company-media.events.ts';
import type { JobOfferEvent } from '#domain/company/job-offer.events.ts';
import { type JobOffersState, jobOffers } from '#domain/company/job-offers.ts';
import type { ProductEvent } from '#domain/company/product.events.ts';
import { type ProductsState, products } from '#domain/company/products.ts';
import { type DataOf, stateAfter } from '#domain/decider.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import { type CompanyMediaToEdit, mediaAfter, noMedia } from './company-media-to-edit.ts';
import { companyAfter, type EditedFacts, factsOf, type Saver, saverOf } from './company-to-edit.ts';

/** A form of a page, the order of a list, the pictures that it has once, or one thing of a list by its id. */
export type Thing =
  | CompanyForm
  | 'products'
  | 'photos'
  | 'medias'
  | `product/${number}`
  | `job/${number}`
  | `photo/${string}`
  | `video/${string}`;

/** What a page says, private facts included: in its forms and in its lists. */
export type PageFacts = {
  readonly forms: EditedFacts;
  /** By their ids, in their order. */
  readonly products: ProductsState['products'];
  readonly jobs: JobOffersState['jobs'];
  readonly media: CompanyMediaToEdit;
};

/** One change of one thing: who, when, and what the page said before and after. */
export type CompanyChange = Saver & {
  readonly thing: Thing;
  readonly before: PageFacts;
  readonly after: PageFacts;
};

/** That staff look at a photo before visitors do is no change of the page. */
type ListEvent =
  | ProductEvent
  | JobOfferEvent
  | Exclude<CompanyMediaEvent, { readonly type: 'CompanyPhotoValidated' | 'CompanyPhotoHeldBack' }>;

const medias = (): Thing => 'medias';
const photos = (): Thing => 'photos';
const product = ({ productId }: { readonly productId: number }): Thing => `product/${productId}`;
const job = ({ jobId }: { readonly jobId: number }): Thing => `job/${jobId}`;
const photo = ({ imageId }: { readonly imageId: string }): Thing => `photo/${imageId}`;
const newPhoto = ({ image }: { readonly image: { readonly id: string } }): Thing => `photo/${image.id}`;
const film = ({ video: { site, id } }: DataOf<CompanyMediaEvent, 'CompanyVideoUnlinked'>): Thing =>
  `video/${site}/${id}`;

/** The thing that an event of a list changes. */
const thingIn: { readonly [T in ListEvent['type']]: (data: DataOf<ListEvent, T>) => Thing } = {
  ProductOffered: product,
  ProductDescribed: product,
  ProductPriced: product,
  ProductPromoted: product,
  ProductWithdrawn: product,
  ProductsOrdered: () => 'products',
  JobOffered: job,
  JobReworded: job,
  JobExtended: job,
  JobClosed: job,
  CompanyLogoChosen: medias,
  CompanyLogoTakenDown: medias,
  CompanyBannerChosen: medias,
  CompanyBannerTakenDown: medias,
  CompanyAdChosen: medias,
  CompanyAdTakenDown: medias,
  CompanyPhotoAdded: newPhoto,
  CompanyPhotoMovedIn: newPhoto,
  CompanyPhotoPutBack: newPhoto,
  CompanyPhotoCaptioned: photo,
  CompanyPhotoRemoved: photo,
  CompanyPhotoMovedAway: photo,
  CompanyPhotoTakenDown: photo,
  CompanyPhotosOrdered: photos,
  CompanyHomepagePhotoChosen: photos,
  CompanyVideoLinked: film,
  CompanyVideoUnlinked: film,
};

const thingOf = ({ type, data }: RecordedEvent): readonly Thing[] => {
  if (type in formOf) return [formOf[type as keyof typeof formOf]];
  return type in thingIn ? [thingIn[type as ListEvent['type']](data as never)] : [];
};

/** What one command wrote. */
type Commit = readonly [RecordedEvent, ...RecordedEvent[]];

const commits = (events: readonly RecordedEvent[]): readonly Commit[] => {
  const all: [RecordedEvent, ...RecordedEvent[]][] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last?.[0].metadata.$causationId === event.metadata.$causationId) last.push(event);
    else all.push([event]);
  }
  return all;
};

type State = {
  readonly company: CompanyState;
  readonly products: ProductsState;
  readonly jobs: JobOffersState;
  readonly media: CompanyMediaToEdit;
};

const factsIn = ({ company, products, jobs, media }: State): PageFacts | null =>
  company.status === 'unregistered'
    ? null
    : { forms: factsOf(company), products: products.products, jobs: jobs.jobs, media };

/** The changes that the events of a company made of its page, newest first; what one command did to a thing is one. */
export const changesIn = (
  events: readonly RecordedEvent[],
  saver: (event: RecordedEvent) => Saver,
): readonly CompanyChange[] => {
  const changes: CompanyChange[] = [];
  let state: State = {
    company: company.initial,
    products: products.initial,
    jobs: jobOffers.initial,
    media: noMedia,
  };
  let before = factsIn(state);
  for (const commit of commits(events)) {
    state = {
      company: companyAfter(commit, state.company),
      products: stateAfter(products, commit, state.products),
      jobs: stateAfter(jobOffers, commit, state.jobs),
      media: commit.reduce((media, event) => mediaAfter(media, event), state.media),
    };
    const after = factsIn(state);
    if (before && after)
      for (const thing of new Set(commit.flatMap(thingOf))) changes.push({ ...saver(commit[0]), thing, before, after });
    before = after;
  }
  return changes.toReversed();
};

/** Returns the changes of a company's page, newest first. */
export const companyHistory = async ({ db, ...log }: Reading, id: number): Promise<readonly CompanyChange[]> => {
  const [events, saver] = await Promise.all([eventsOf(log, companyStream(id)), saverOf(db, id)]);
  return changesIn(events, saver);
};
