import type { Command } from '#commands/command.ts';
import { planOpeningHours } from '#commands/company/company.commands.ts';
import {
  captionCompanyPhoto,
  chooseCompanyHomepagePhoto,
  linkCompanyVideo,
  orderCompanyPhotos,
  removeCompanyPhoto,
  unlinkCompanyVideo,
} from '#commands/company/company-media.commands.ts';
import { closeJob, reopenJob, reviseJob } from '#commands/company/job.commands.ts';
import { orderProducts, putBackProduct, reviseProduct, withdrawProduct } from '#commands/company/product.commands.ts';
import type { Video } from '#domain/company/company-media.events.ts';
import { videoPage } from '#domain/company/video-link.ts';
import type { CompanyChange, PageFacts } from '#read-api/company/company-history.ts';
import { nestedOf, type Values, valuesOf } from '../edit/form-values.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { type FormName, kindOf, type ListName } from './changed-things.ts';
import { changeNamed, undoneBy } from './changes.ts';
import type { companyAsked, Section } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { jobFields, jobSaid } from './job-fields.ts';
import { keptPictures } from './kept-pictures.ts';
import { ofPicture } from './medias-action.ts';
import { isOtherHours, planningsWith } from './planning-changes.ts';
import { productFields, productSaid } from './product-fields.ts';

type Company = Awaited<ReturnType<typeof companyAsked>>['company'];
type Asked = Parameters<typeof companyAsked>[0];

/** A command, and what is sent beside the company's id. */
type Act = readonly [Command, object];

type Undone = {
  readonly id: string;
  /** What its fields say again. */
  readonly said: Values;
  /** All that it says then. */
  readonly whole: Values;
  /** What it said before the change. */
  readonly before: Values;
  /** The whole page before it. */
  readonly pageBefore: PageFacts;
  readonly page: PageFacts;
};

const idsIn = (order: string): readonly string[] => order.split('\n');

const pictures = ['logo', 'banner', 'ad'] as const;

/** The commands with which a thing of a list says again what it said. */
const acts: Readonly<Record<ListName, (undone: Undone) => readonly Act[]>> = {
  product({ id, said, whole }) {
    const productId = Number(id);
    if (said.there !== undefined) return [[said.there ? putBackProduct : withdrawProduct, { productId }]];
    const facts = productSaid(nestedOf(productFields, whole));
    return [[reviseProduct, { ...facts, productId, imageId: whole.image || null }]];
  },
  products: ({ said, page }) => [
    [
      orderProducts,
      {
        productIds: idsIn(said.order ?? '')
          .map(Number)
          .filter((id) => page.products.has(id)),
      },
    ],
  ],
  job({ id, said, whole }) {
    const jobId = Number(id);
    if (said.there !== undefined) return [[said.there ? reopenJob : closeJob, { jobId }]];
    return [[reviseJob, { ...jobSaid(nestedOf(jobFields, whole)), jobId }]];
  },
  photo: ({ id: imageId, said }) => [
    said.there === undefined
      ? [captionCompanyPhoto, { imageId, caption: said.caption || null }]
      : [removeCompanyPhoto, { imageId }],
  ],
  photos: ({ said, page }) => {
    const there = new Set(page.media.photos.map(({ image }) => image.id));
    return [
      ...(said.order === undefined
        ? []
        : [[orderCompanyPhotos, { imageIds: idsIn(said.order).filter((id) => there.has(id)) }] as const]),
      ...(said.homepage === undefined
        ? []
        : [[chooseCompanyHomepagePhoto, { imageId: said.homepage || null }] as const]),
    ];
  },
  medias: ({ said }) =>
    pictures.flatMap((picture): readonly Act[] => {
      const { choose, takeDown } = ofPicture[picture];
      const imageId = said[picture];
      if (imageId === undefined) return [];
      return [imageId ? [choose, { imageId }] : [takeDown, {}]];
    }),
  video({ id: name, said, before, pageBefore }) {
    const [site = '', id = ''] = name.split('/');
    const video = { site: site as Video['site'], id };
    const order = pageBefore.media.videos.findIndex((one) => one.video.site === site && one.video.id === id);
    return [
      said.there
        ? [linkCompanyVideo, { link: videoPage(video), title: before.title || null, order }]
        : [unlinkCompanyVideo, { video }],
    ];
  },
};

const actsOf = (name: ListName, id: string, said: Values, { before, thing }: CompanyChange, page: PageFacts) => {
  const kind = kindOf(thing);
  const whole = { ...kind?.said(page, id), ...said };
  return acts[name]({ id, said, whole, before: kind?.said(before, id) ?? {}, pageBefore: before, page });
};

/** Saves a form with what some of its fields said before. */
const undoForm = async (args: Asked, company: Company, part: FormName, before: Values): Promise<void> => {
  const send = args.context.get(sendContext);
  if (Object.keys(before).some(isOtherHours)) {
    const plannings = planningsWith(company.plannings, before);
    await send(planOpeningHours, { companyId: company.id, plannings, edited: company.versions.planning });
    return;
  }
  const { command, fields, known, form, shape }: Section = companySections[part](args);
  const told = nestedOf(fields, { ...valuesOf(fields, known(company)), ...before });
  const data = { ...(await shape(told, company)), companyId: company.id, edited: company.versions[form] };
  await send(command, data);
};

/**
 * Takes back one change of a company's page, which `named` names (`product/12 2026-11-21T09:00:00.000Z`): its fields say
 * again what they said before it. Fields that were changed again since stay. Throws a `Rejection` when somebody saves
 * the same form meanwhile, or when there is no room for what comes back.
 */
export const undoChange = async (args: Asked, company: Company, named: string): Promise<boolean> => {
  const [thing = '', at = ''] = named.split(' ');
  const kind = kindOf(thing);
  const history = await args.context.get(readApiContext).companyHistory(company.id);
  const change = changeNamed(history, { thing, at });
  if (!kind || !change || !history[0]) return false;
  const today = { now: new Date(), pictures: await keptPictures(args, [change], history[0].after) };
  const before = undoneBy(history, { thing, at }, today);
  if (!before) return false;
  if (kind.of === 'form') {
    await undoForm(args, company, kind.name, before);
    return true;
  }
  for (const [command, data] of actsOf(kind.name, kind.id, before, change, history[0].after))
    await args.context.get(sendContext)(command, { ...data, companyId: company.id });
  return true;
};
