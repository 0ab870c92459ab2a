import type { BranchEvent } from '#domain/company/branch.events.ts';
import type { CompanyMediaEvent } from '#domain/company/company-media.events.ts';
import type { ConfirmedFactsEvent } from '#domain/company/confirmed-facts.events.ts';
import type { JobOfferEvent } from '#domain/company/job-offer.events.ts';
import type { ProductEvent } from '#domain/company/product.events.ts';
import type { Image } from '#domain/media/image.events.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import type { RequestFileEvent } from '#domain/moderation/request-file.events.ts';
import type { Told } from './engine.ts';

type Dice = (below: number) => number;

type ContentEvent = ConfirmedFactsEvent | CompanyMediaEvent | ProductEvent | JobOfferEvent | BranchEvent;

/** Something that a company shows or no longer shows; ids come again and again, so that things change and go. */
export const contentHistory = (below: Dice): Told => {
  const companyId = 1 + below(8);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const maybe = <T>(value: T): T | null => (below(3) === 0 ? null : value);
  const imageId = () => `${companyId}-${below(4)}`.padEnd(22, 'x');
  const image = (): Image => ({
    id: imageId(),
    width: 1 + below(2000),
    height: 600,
    placeholder: 'data:image/webp;base64,UklG',
  });
  const video = { site: one(['youtube', 'vimeo'] as const), id: `film-${below(3)}` };
  const productId = companyId * 10 + below(4);
  const jobId = companyId * 10 + below(3);
  const description = {
    name: `Produit ${below(9)}`,
    text: maybe('Iroko\nhuilé'),
    brand: maybe('Akwaba'),
    category: maybe('Meubles'),
    image: maybe(image()),
    link: maybe('https://akwaba.example/'),
    withModal: below(2) === 0,
  };
  const price = maybe({ amount: below(1000) / 4, currency: 'EUR' as const, crossedOut: maybe(2000) });
  const promotion = { sticker: maybe('Nouveau'), promo: maybe('−10 %') };
  const offer = {
    title: `Poste ${below(9)}`,
    text: maybe('À l’atelier'),
    contract: one(['permanent', 'internship'] as const),
    fullTime: below(2) === 0,
    remote: below(2) === 0,
    where: maybe('Abidjan'),
    skills: ['Placage'],
    pay: maybe({ least: 1, most: 2.5, currency: 'EUR' as const, per: 'hour' as const }),
    applyTo: maybe('https://akwaba.example/emploi'),
  };
  const moved = () => ({
    companyId,
    image: image(),
    caption: maybe('L’atelier'),
    validated: below(2) === 0,
    sentBy: 'person',
    sentAt: '2026-11-21T09:00:00.000Z',
  });
  const letter = { subject: 'Une photo', message: 'Bonjour' };
  const validThrough = `2026-1${below(3)}-0${1 + below(9)}`;
  const told = one<() => ContentEvent>([
    () => ({ type: 'CompanyLogoChosen', data: { companyId, image: image() } }),
    () => ({ type: 'CompanyLogoTakenDown', data: { companyId } }),
    () => ({ type: 'CompanyBannerChosen', data: { companyId, image: image() } }),
    () => ({ type: 'CompanyBannerTakenDown', data: { companyId } }),
    () => ({ type: 'CompanyAdChosen', data: { companyId, image: image() } }),
    () => ({ type: 'CompanyAdTakenDown', data: { companyId } }),
    () => ({ type: 'CompanyPhotoAdded', data: { companyId, image: image(), caption: maybe('L’atelier') } }),
    () => ({ type: 'CompanyPhotoCaptioned', data: { companyId, imageId: imageId(), caption: maybe('Le bois') } }),
    () => ({ type: 'CompanyPhotoValidated', data: { companyId, imageId: imageId() } }),
    () => ({ type: 'CompanyPhotoHeldBack', data: { companyId, imageId: imageId() } }),
    () => ({ type: 'CompanyPhotoRemoved', data: { companyId, imageId: imageId(), reason: maybe('Floue') } }),
    () => ({ type: 'CompanyPhotoMovedIn', data: { ...moved(), fromCompanyId: 1 + below(5), letter: maybe(letter) } }),
    () => ({
      type: 'CompanyPhotoMovedAway',
      data: { companyId, imageId: imageId(), toCompanyId: 1 + below(5), reason: maybe('Autre page') },
    }),
    () => ({ type: 'CompanyPhotoTakenDown', data: { companyId, imageId: imageId(), letter: maybe(letter) } }),
    () => ({ type: 'CompanyPhotoPutBack', data: { ...moved(), order: below(3), fromCompanyId: maybe(2) } }),
    () => ({ type: 'CompanyPhotosOrdered', data: { companyId, imageIds: [imageId()] } }),
    () => ({ type: 'CompanyHomepagePhotoChosen', data: { companyId, imageId: maybe(imageId()) } }),
    () => ({ type: 'CompanyVideoLinked', data: { companyId, video, title: maybe('Visite'), order: maybe(below(3)) } }),
    () => ({ type: 'CompanyVideoUnlinked', data: { companyId, video } }),
    () => ({ type: 'ProductOffered', data: { companyId, productId, ...description, price, ...promotion } }),
    () => ({ type: 'ProductDescribed', data: { companyId, productId, ...description } }),
    () => ({ type: 'ProductPriced', data: { companyId, productId, price } }),
    () => ({ type: 'ProductPromoted', data: { companyId, productId, ...promotion } }),
    () => ({ type: 'ProductsOrdered', data: { companyId, productIds: [productId, companyId * 10] } }),
    () => ({ type: 'ProductWithdrawn', data: { companyId, productId } }),
    () => ({ type: 'JobOffered', data: { companyId, jobId, ...offer, validThrough } }),
    () => ({ type: 'JobReworded', data: { companyId, jobId, ...offer } }),
    () => ({ type: 'JobExtended', data: { companyId, jobId, validThrough } }),
    () => ({ type: 'JobClosed', data: { companyId, jobId } }),
    () => ({ type: 'BranchAttached', data: { companyId, rootId: 1 + below(5) } }),
    () => ({ type: 'BranchDetached', data: { companyId } }),
    () => ({
      type: 'CompanyFactsConfirmed',
      data: { companyId, parts: [one(['hours', 'place'] as const)], day: '2026-11-04' },
    }),
  ])();
  return { stream: `company-${companyId}`, ...told };
};

/** What staff put away of a request, and note on it. */
export const filedIn = (
  request: { readonly companyId: number; readonly requestId: string },
  below: Dice,
): readonly RequestFileEvent[] => {
  const noteId = `dddddddd-3c58-4d0e-9f5b-00000000000${below(3)}`;
  return [
    { type: 'RequestArchived', data: request },
    { type: 'RequestUnarchived', data: request },
    { type: 'RequestNoted', data: { ...request, noteId, note: 'Rappeler lundi' } },
    { type: 'RequestNoteRemoved', data: { ...request, noteId } },
  ];
};

/** What visitors find wrong, and what staff makes of it. */
export const problemHistory = (below: Dice): Told => {
  const companyId = 1 + below(8);
  const problemId = `00000000-0000-4000-8000-00000000000${below(9)}`;
  const batchId = below(2) ? `eeeeeeee-3c58-4d0e-9f5b-00000000000${below(3)}` : null;
  const told: readonly (ProblemEvent | RequestFileEvent)[] = [
    {
      type: 'ProblemReported',
      data: {
        problemId,
        companyId,
        kind: 'moved',
        about: 'Cocody',
        message: below(2) ? 'Depuis mai' : null,
        proposed: below(2) ? { field: 'address', before: null, after: 'Rue 12' } : null,
        reporterId: null,
      },
    },
    {
      type: 'ProblemPictured',
      data: { problemId, companyId, pictures: [{ id: 'p'.repeat(22), bytes: 2048 + below(9) }] },
    },
    {
      type: 'ProblemSettled',
      data: { problemId, companyId, outcome: below(2) ? 'corrected' : 'unfounded', by: 'operator', batchId },
    },
    { type: 'ProblemReopened', data: { problemId, companyId, by: 'operator', batchId } },
    ...filedIn({ companyId, requestId: problemId }, below),
  ];
  return { stream: `problems-${companyId}`, ...(told[below(told.length)] as ProblemEvent | RequestFileEvent) };
};
