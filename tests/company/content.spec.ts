import { describe, expect, test } from 'vitest';
import { branchCommands } from '#commands/company/branch.commands.ts';
import { companyMediaCommands } from '#commands/company/company-media.commands.ts';
import { jobCommands } from '#commands/company/job.commands.ts';
import { productCommands } from '#commands/company/product.commands.ts';
import { operator, visitor } from '#domain/actor.ts';
import { branch } from '#domain/company/branch.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import type { JobOfferEvent } from '#domain/company/job-offer.events.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { mostJobs, mostProducts } from '#domain/company/offer-limits.ts';
import { products } from '#domain/company/products.ts';
import { videoOf, videoPage } from '#domain/company/video-link.ts';
import { isPayable } from '#domain/money.ts';
import { given } from '#tests/given.ts';
import { context, now, pharmacy } from './companies.ts';

const companyId = 1;
const { approved: _approved, online: _online, ...facts } = pharmacy;
const registered = { type: 'CompanyRegistered', data: facts } as const;
const manager = { now, actor: { id: 'm', role: 'member', companies: { 1: 'editor' } } } as const;
const placeholder = 'data:image/webp;base64,UklG';
const imageOf = (letter: string) => ({ id: letter.repeat(22), width: 1600, height: 1200, placeholder });
const image = imageOf('a');
const imageId = image.id;

describe('pictures of a company', () => {
  const added = { type: 'CompanyPhotoAdded', data: { companyId, image, caption: null } } as const;
  const validated = { type: 'CompanyPhotoValidated', data: { companyId, imageId } } as const;

  test('a manager’s photo waits, one by staff is validated at once', () => {
    const command = { type: 'AddCompanyPhoto', data: { ...added.data, most: 10 } } as const;
    given(companyMedia, registered).when(command, manager).then(added);
    given(companyMedia, registered).when(command, context).then(added, validated);
    given(companyMedia, registered, added).when(command, manager).thenNothing();
    given(companyMedia).when(command, manager).rejects('company.unknown');
  });

  test('one of its photos stands for it on the home page, or none does', () => {
    const choose = (id: string | null) =>
      ({ type: 'ChooseCompanyHomepagePhoto', data: { companyId, imageId: id } }) as const;
    const chosen = (id: string | null) =>
      ({ type: 'CompanyHomepagePhotoChosen', data: { companyId, imageId: id } }) as const;
    given(companyMedia, registered, added).when(choose(imageId), manager).then(chosen(imageId));
    given(companyMedia, registered, added, chosen(imageId)).when(choose(imageId), manager).thenNothing();
    given(companyMedia, registered, added, chosen(imageId)).when(choose(null), manager).then(chosen(null));
    given(companyMedia, registered).when(choose(null), manager).thenNothing();
    given(companyMedia, registered, added)
      .when(choose('b'.repeat(22)), manager)
      .rejects('company.photo-unknown');
    given(companyMedia).when(choose(null), manager).rejects('company.unknown');
  });

  test('there are so many at most, photos and films together', () => {
    const full = [
      added,
      {
        type: 'CompanyVideoLinked',
        data: { companyId, video: { site: 'vimeo', id: '76979871' }, title: null, order: null },
      },
    ] as const;
    const another = {
      type: 'AddCompanyPhoto',
      data: { companyId, image: imageOf('b'), caption: null, most: 2 },
    } as const;
    given(companyMedia, registered, ...full)
      .when(another, manager)
      .rejects('company.too-many-visuals');
    const removed = { type: 'CompanyPhotoRemoved', data: { companyId, imageId, reason: null } } as const;
    expect(() =>
      given(companyMedia, registered, ...full, removed)
        .when(another, manager)
        .rejects('x'),
    ).toThrow();
  });

  test('a validation is taken back, and what the team removed is put back', () => {
    const heldBack = { type: 'CompanyPhotoHeldBack', data: { companyId, imageId } } as const;
    const hold = { type: 'HoldBackCompanyPhoto', data: { companyId, imageId } } as const;
    given(companyMedia, registered, added, validated).when(hold, context).then(heldBack);
    given(companyMedia, registered, added).when(hold, context).thenNothing();
    given(companyMedia, registered, added, validated, heldBack).when(hold, context).thenNothing();
    given(companyMedia, registered).when(hold, context).rejects('company.photo-unknown');

    const removed = (reason: string | null) =>
      ({ type: 'CompanyPhotoRemoved', data: { companyId, imageId, reason } }) as const;
    const sent = { companyId, sentBy: 'm', sentAt: '2026-11-21T09:00:00.000Z' };
    const putBack = { type: 'PutBackCompanyPhoto', data: { ...sent, imageId, most: 10 } } as const;
    given(companyMedia, registered, added, removed('Floue'))
      .when(putBack, context)
      .then({
        type: 'CompanyPhotoPutBack',
        data: { ...sent, image, caption: null, validated: false, order: 0, fromCompanyId: null },
      });
    given(companyMedia, registered, added, removed(null)).when(putBack, context).rejects('company.photo-unknown');
  });

  test('they are validated, captioned, ordered and removed once', () => {
    const order = { companyId, imageIds: [imageOf('b').id] };
    const two = [
      added,
      { type: 'CompanyPhotoAdded', data: { companyId, image: imageOf('b'), caption: null } },
    ] as const;
    given(companyMedia, registered, added)
      .when({ type: 'ValidateCompanyPhoto', data: { companyId, imageId } }, context)
      .then(validated);
    given(companyMedia, registered, added, validated)
      .when({ type: 'ValidateCompanyPhoto', data: { companyId, imageId } }, context)
      .thenNothing();
    given(companyMedia, registered, ...two)
      .when({ type: 'OrderCompanyPhotos', data: order }, manager)
      .then({ type: 'CompanyPhotosOrdered', data: order });
    given(companyMedia, registered, ...two, { type: 'CompanyPhotosOrdered', data: order })
      .when({ type: 'OrderCompanyPhotos', data: order }, manager)
      .thenNothing();
    given(companyMedia, registered)
      .when({ type: 'CaptionCompanyPhoto', data: { companyId, imageId, caption: 'L’atelier' } }, manager)
      .rejects('company.photo-unknown');
    given(companyMedia, registered)
      .when({ type: 'RemoveCompanyPhoto', data: { companyId, imageId, reason: null } }, manager)
      .thenNothing();
  });

  test('staff move a photo to another page or delete it, and put it back at its place', () => {
    const two = [added, { type: 'CompanyPhotoAdded', data: { ...added.data, image: imageOf('b') } }] as const;
    const sent = { sentBy: 'm', sentAt: now.toISOString() };
    const letter = { subject: 'Une photo', message: 'Elle montre un autre atelier.' };
    const moved = { companyId, image, caption: null, validated: true, ...sent, fromCompanyId: 2, letter } as const;
    const movedIn = { type: 'CompanyPhotoMovedIn', data: moved } as const;
    const moveIn = (most: number) => ({ type: 'MoveCompanyPhotoIn', data: { ...moved, most } }) as const;
    given(companyMedia, registered).when(moveIn(1), context).then(movedIn);
    given(companyMedia, registered, movedIn).when(moveIn(1), context).thenNothing();
    given(companyMedia).when(moveIn(1), context).rejects('company.unknown');
    given(companyMedia, registered, ...two)
      .when({ type: 'MoveCompanyPhotoIn', data: { ...moved, image: imageOf('c'), most: 2 } }, context)
      .rejects('company.too-many-visuals');

    const away = { companyId, imageId, toCompanyId: 2, reason: letter.message };
    const movedAway = { type: 'CompanyPhotoMovedAway', data: away } as const;
    const takenDown = { type: 'CompanyPhotoTakenDown', data: { companyId, imageId, letter } } as const;
    given(companyMedia, registered, ...two)
      .when({ type: 'MoveCompanyPhotoAway', data: away }, context)
      .then(movedAway);
    given(companyMedia, registered, ...two, movedAway)
      .when({ type: 'MoveCompanyPhotoAway', data: away }, context)
      .thenNothing();
    given(companyMedia, registered, ...two)
      .when({ type: 'TakeDownCompanyPhoto', data: takenDown.data }, context)
      .then(takenDown);
    given(companyMedia, registered, ...two, takenDown)
      .when({ type: 'TakeDownCompanyPhoto', data: takenDown.data }, context)
      .thenNothing();
    given(companyMedia, registered, ...two, movedAway)
      .when({ type: 'TakeDownCompanyPhoto', data: takenDown.data }, context)
      .rejects('company.photo-unknown');

    const putBack = { type: 'PutBackCompanyPhoto', data: { companyId, imageId, ...sent, most: 10 } } as const;
    const back = (fromCompanyId: number | null, isValidated: boolean) =>
      ({
        type: 'CompanyPhotoPutBack',
        data: { companyId, ...sent, image, caption: null, validated: isValidated, order: 0, fromCompanyId },
      }) as const;
    given(companyMedia, registered, ...two, validated, movedAway)
      .when(putBack, context)
      .then(back(2, true));
    given(companyMedia, registered, ...two, takenDown)
      .when(putBack, context)
      .then(back(null, false));
    given(companyMedia, registered, ...two, takenDown, back(null, false))
      .when(putBack, context)
      .thenNothing();
    given(companyMedia, registered).when(putBack, context).rejects('company.photo-unknown');
    given(companyMedia, registered, ...two, takenDown)
      .when({ ...putBack, data: { ...putBack.data, most: 1 } }, context)
      .rejects('company.too-many-visuals');
  });

  test('films are on YouTube or Vimeo, by https', () => {
    const youtube = { site: 'youtube', id: 'dQw4w9WgXcQ' } as const;
    for (const link of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3',
      'https://youtu.be/dQw4w9WgXcQ?si=1',
      ' https://m.youtube.com/shorts/dQw4w9WgXcQ ',
    ])
      expect(videoOf(link)).toEqual(youtube);
    expect(videoOf('https://vimeo.com/76979871')).toEqual({ site: 'vimeo', id: '76979871' });
    expect(videoPage(youtube)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    for (const link of [
      'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://www.dailymotion.com/video/x8abc',
      'javascript:alert(1)',
      'https://vimeo.com/about',
    ])
      expect(videoOf(link)).toBeUndefined();
  });
});

describe('products', () => {
  const description = {
    name: 'Table Assinie',
    text: null,
    brand: null,
    category: null,
    image,
    link: null,
    withModal: true,
  };
  const price = { amount: 185_000, currency: 'XOF', crossedOut: 220_000 } as const;
  const data = { companyId, productId: 3, ...description, price, sticker: null, promo: null };
  const offered = { type: 'ProductOffered', data } as const;

  test('are offered once, and cost what the currency can pay', () => {
    given(products, registered).when({ type: 'OfferProduct', data }, manager).then(offered);
    given(products, registered, offered).when({ type: 'OfferProduct', data }, manager).thenNothing();
    const asking = (asked: typeof data.price | { amount: number; currency: 'XOF'; crossedOut: number | null }) =>
      given(products, registered).when({ type: 'OfferProduct', data: { ...data, price: asked } }, manager);
    asking({ ...price, amount: 185_000.5 }).rejects('company.price-decimals');
    asking({ ...price, crossedOut: 185_000 }).rejects('company.crossed-out-not-above');
    expect([isPayable(1.25, 'EUR'), isPayable(1.255, 'EUR'), isPayable(1.255, 'TND'), isPayable(1.5, 'XAF')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('are not without end', () => {
    const many = Array.from({ length: mostProducts }, (_, index) => ({
      type: 'ProductOffered',
      data: { ...data, productId: 100 + index },
    }));
    given(products, registered, ...many)
      .when({ type: 'OfferProduct', data }, manager)
      .rejects('company.too-many-products');
  });

  test('change by what people name: what it is, what it costs, what is special, in which order', () => {
    const priced = { companyId, productId: 3, price: null };
    given(products, registered, offered)
      .when({ type: 'PriceProduct', data: priced }, manager)
      .then({ type: 'ProductPriced', data: priced });
    given(products, registered, offered)
      .when({ type: 'DescribeProduct', data: { companyId, productId: 3, ...description } }, manager)
      .thenNothing();
    given(products, registered)
      .when({ type: 'PriceProduct', data: priced }, manager)
      .rejects('company.product-unknown');
    const second = { type: 'ProductOffered', data: { ...data, productId: 4 } };
    given(products, registered, offered, second)
      .when({ type: 'OrderProducts', data: { companyId, productIds: [4] } }, manager)
      .then({ type: 'ProductsOrdered', data: { companyId, productIds: [4, 3] } });
    given(products, registered, offered)
      .when({ type: 'WithdrawProduct', data: { companyId, productId: 3 } }, manager)
      .then({ type: 'ProductWithdrawn', data: { companyId, productId: 3 } });
  });

  test('that were withdrawn are put back as they were, at their place; without a picture whose file is gone', () => {
    const second = { type: 'ProductOffered', data: { ...data, productId: 4 } };
    const pictured = { type: 'ProductDescribed', data: { companyId, productId: 3, ...description, image } };
    const withdrawn = { type: 'ProductWithdrawn', data: { companyId, productId: 3 } };
    const putBack = (isPictured: boolean) =>
      ({ type: 'PutBackProduct', data: { companyId, productId: 3, isPictured } }) as const;
    const ordered = { type: 'ProductsOrdered' as const, data: { companyId, productIds: [3, 4] } };
    const before = [registered, offered, second, pictured] as const;
    given(products, ...before, withdrawn)
      .when(putBack(true), manager)
      .then({ type: 'ProductOffered', data: { ...data, image } }, ordered);
    given(products, ...before, withdrawn)
      .when(putBack(false), manager)
      .then({ type: 'ProductOffered', data: { ...data, image: null } }, ordered);
    given(products, ...before)
      .when(putBack(true), manager)
      .thenNothing();
    given(products, registered).when(putBack(true), manager).rejects('company.product-unknown');
  });
});

describe('jobs', () => {
  const offer = {
    title: 'Menuisier',
    text: null,
    contract: 'permanent' as const,
    fullTime: true,
    remote: false,
    where: null,
    skills: [],
    pay: null,
    applyTo: null,
  } satisfies Omit<Extract<JobOfferEvent, { type: 'JobReworded' }>['data'], 'companyId' | 'jobId'>;
  const data = { companyId, jobId: 4, ...offer, validThrough: '2026-12-31' };
  const offered = { type: 'JobOffered', data } as const;
  const asking = (change: object, ...before: readonly { type: string; data: object }[]) =>
    given(jobOffers, registered, ...before).when({ type: 'OfferJob', data: { ...data, ...change } }, manager);

  test('are offered for a time that begins today at the earliest', () => {
    asking({}).then(offered);
    asking({}, offered).thenNothing();
    asking({ validThrough: '2026-11-21' }).then({ type: 'JobOffered', data: { ...data, validThrough: '2026-11-21' } });
    asking({ validThrough: '2026-11-20' }).rejects('company.job-over');
    asking({ validThrough: '2027-11-21' }).rejects('company.job-too-long');
    asking({ pay: { least: 2, most: 1, currency: 'XOF', per: 'day' } }).rejects('company.pay-reversed');
  });

  test('that are over leave room for others', () => {
    const many = (validThrough: string) =>
      Array.from({ length: mostJobs }, (_, index) => ({
        type: 'JobOffered',
        data: { ...data, jobId: 100 + index, validThrough },
      }));
    asking({}, ...many('2026-12-01')).rejects('company.too-many-jobs');
    asking({}, ...many('2026-11-20')).then(offered);
  });

  test('are extended, reworded and closed', () => {
    const longer = { companyId, jobId: 4, validThrough: '2027-01-31' };
    given(jobOffers, registered, offered)
      .when({ type: 'ExtendJob', data: longer }, manager)
      .then({ type: 'JobExtended', data: longer });
    given(jobOffers, registered).when({ type: 'ExtendJob', data: longer }, manager).rejects('company.job-unknown');
    given(jobOffers, registered, offered)
      .when({ type: 'RewordJob', data: { companyId, jobId: 4, ...offer } }, manager)
      .thenNothing();
    given(jobOffers, registered, offered, { type: 'JobClosed', data: { companyId, jobId: 4 } })
      .when({ type: 'CloseJob', data: { companyId, jobId: 4 } }, manager)
      .thenNothing();
  });

  test('that were closed open again as they were, until their last day', () => {
    const one = { companyId, jobId: 4 };
    const reopen = { type: 'ReopenJob', data: one } as const;
    const closed = { type: 'JobClosed', data: one } as const;
    const reworded = { type: 'JobReworded', data: { ...one, ...offer, title: 'Ébéniste' } } as const;
    given(jobOffers, registered, offered, reworded, closed)
      .when(reopen, manager)
      .then({ type: 'JobOffered', data: { ...data, title: 'Ébéniste' } });
    const short = { type: 'JobExtended', data: { ...one, validThrough: '2026-11-20' } } as const;
    given(jobOffers, registered, offered, short, closed).when(reopen, manager).rejects('company.job-over');
    given(jobOffers, registered, offered).when(reopen, manager).thenNothing();
    given(jobOffers, registered).when(reopen, manager).rejects('company.job-unknown');
  });
});

test('a branch belongs to one house, which is no branch itself', () => {
  const data = { companyId, rootId: 2, root: 'house', hasBranches: false } as const;
  const asking = (change: object, ...before: readonly { type: string; data: object }[]) =>
    given(branch, registered, ...before).when({ type: 'AttachBranch', data: { ...data, ...change } }, context);
  const attached = { type: 'BranchAttached', data: { companyId, rootId: 2 } } as const;
  asking({}).then(attached);
  asking({}, attached).thenNothing();
  asking({ rootId: 1 }).rejects('company.branch-of-itself');
  asking({ root: 'unknown' }).rejects('company.root-unknown');
  asking({ root: 'branch' }).rejects('company.root-is-branch');
  asking({ hasBranches: true }).rejects('company.branch-has-branches');
  given(branch, registered, attached)
    .when({ type: 'DetachBranch', data: { companyId } }, context)
    .then({ type: 'BranchDetached', data: { companyId } });
});

test('managers may change the content of their own company, and validate no photo; visitors nothing', () => {
  const commands = [...companyMediaCommands, ...productCommands, ...jobCommands, ...branchCommands];
  for (const { name, allowed, allowedFor } of commands) {
    const may = (actor: typeof operator, company: number) =>
      allowed(actor) && (allowedFor?.(actor, { companyId: company, rootId: company }) ?? true);
    expect(may(visitor, 1)).toBe(false);
    expect(may({ id: 'x', role: 'member' }, 1)).toBe(false);
    expect(may(operator, 1)).toBe(true);
    expect(may(manager.actor, 1), name).toBe(!['validate-company-photo', 'hold-back-company-photo'].includes(name));
    expect(may(manager.actor, 2), name).toBe(false);
  }
});
