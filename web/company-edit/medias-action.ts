import { data, redirect } from 'react-router';
import {
  chooseCompanyAd,
  chooseCompanyBanner,
  chooseCompanyLogo,
  linkCompanyVideo,
  takeDownCompanyAd,
  takeDownCompanyBanner,
  takeDownCompanyLogo,
  unlinkCompanyVideo,
} from '#commands/company/company-media.commands.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import type { Refused } from '../page/fields-of.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, companyFilesContext, sendContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { type Asked, type companyAsked, companyFormSent, draftOf } from './company-section.ts';

/** The pictures of a page that it has once: two at its head, one above its products. */
export type HeadPicture = 'logo' | 'banner' | 'ad';

export const ofPicture = {
  logo: { choose: chooseCompanyLogo, takeDown: takeDownCompanyLogo },
  banner: { choose: chooseCompanyBanner, takeDown: takeDownCompanyBanner },
  ad: { choose: chooseCompanyAd, takeDown: takeDownCompanyAd },
} as const;

const isHeadPicture = (name: string): name is HeadPicture => Object.hasOwn(ofPicture, name);

const titleOf = (form: FormData): string | null => String(form.get('title') ?? '').trim() || null;

type Found = Awaited<ReturnType<typeof companyAsked>>;

/** Chooses one of these pictures, or takes it down; answers with what is wrong with the file, if anything. */
const changePicture = async (args: Asked, { company, viewer, lang }: Found, form: FormData, picture: HeadPicture) => {
  const send = args.context.get(sendContext);
  const { choose, takeDown } = ofPicture[picture];
  if (form.has('remove')) {
    await send(takeDown, { companyId: company.id });
    return null;
  }
  const file = form.get(picture);
  if (!(file instanceof File) || file.size === 0) return textOf(lang).t('profile.photos.none');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const crop = String(form.get('crop') ?? '');
  const { id: imageId } = await args.context.get(companyFilesContext).takeImage(viewer.id, picture, bytes, crop);
  await send(choose, { companyId: company.id, imageId });
  return null;
};

const changeVideos = async (args: Asked, { company }: Found, form: FormData): Promise<void> => {
  const send = args.context.get(sendContext);
  const companyId = company.id;
  const [site, id] = String(form.get('remove') ?? '').split('/');
  if (id) {
    await send(unlinkCompanyVideo, { companyId, video: { site, id } });
    return;
  }
  await send(linkCompanyVideo, { companyId, link: String(form.get('link') ?? ''), title: titleOf(form) });
  await args.context.get(accountsContext).endFormDraft(draftOf(companyId, 'medias'));
};

/** Does what a form of the page asks for; a refusal names the form's file or its fields. */
export const changeMedias = async (args: Asked) => {
  const { form, ...found } = await companyFormSent(args, 'medias');
  const part = String(form.get('part'));
  if (part !== 'video' && !isHeadPicture(part)) throw data(null, { status: 400 });
  try {
    const wrong = isHeadPicture(part)
      ? await changePicture(args, found, form, part)
      : await changeVideos(args, found, form);
    if (wrong)
      return data({ errors: [{ field: part, message: wrong }], values: {}, code: '' } satisfies Refused, {
        status: 422,
      });
  } catch (error) {
    const { data: said, init } = refused(args.context, error, found.lang, form);
    const whole = part === 'video' ? 'link' : part;
    const errors = said.errors.map((one) => ({ field: ('field' in one && one.field) || whole, message: one.message }));
    return data({ ...said, errors } satisfies Refused, init ?? {});
  }
  throw redirect(`${editCompanyPath(found.lang, found.company, 'medias')}?saved`, 303);
};
