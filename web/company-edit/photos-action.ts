import { data, redirect } from 'react-router';
import {
  addCompanyPhoto,
  captionCompanyPhoto,
  chooseCompanyHomepagePhoto,
  orderCompanyPhotos,
  removeCompanyPhoto,
} from '#commands/company/company-media.commands.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { draftOfItem } from '../client/draft-store.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, companyFilesContext, readApiContext, sendContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { type Asked, type companyAsked, companyFormSent, draftOf } from './company-section.ts';

/** What was refused: of one photo of the page by its id, or of files that were sent. */
export type PhotosRefusal = {
  readonly photo: string | null;
  readonly errors: readonly { readonly message: string }[];
  /** What was typed about that photo. */
  readonly caption: string;
  /** How many of the files were added all the same. */
  readonly added: number;
};

type Found = Awaited<ReturnType<typeof companyAsked>>;

const refusal = (said: Partial<PhotosRefusal>, status = 422) =>
  data({ photo: null, errors: [], caption: '', added: 0, ...said } satisfies PhotosRefusal, { status });

/** Adds the files of a form; what is refused of one does not keep the others out. */
const addPhotos = async (args: Asked, { company, viewer, lang }: Found, form: FormData) => {
  const { t } = textOf(lang);
  const send = args.context.get(sendContext);
  const files = form.getAll('photos').filter((one): one is File => one instanceof File && one.size > 0);
  if (files.length === 0) return refusal({ errors: [{ message: t('profile.photos.none') }] });
  const errors: { message: string }[] = [];
  for (const file of files) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { id: imageId } = await args.context.get(companyFilesContext).takeImage(viewer.id, 'photo', bytes);
      await send(addCompanyPhoto, { companyId: company.id, imageId });
    } catch (error) {
      const [first] = refused(args.context, error, lang, form).data.errors;
      errors.push({ message: t('edit.form.error', { field: file.name, message: first?.message ?? '' }) });
    }
  }
  const added = files.length - errors.length;
  return errors.length > 0 ? refusal({ errors, added }) : { done: 'added', count: added };
};

/** Where a photo goes, by the button: its place among the others, from 0. */
const places: Readonly<Record<string, (at: number) => number>> = {
  first: () => 0,
  earlier: (at) => Math.max(0, at - 1),
  later: (at) => at + 1,
};

const onePhoto = async (args: Asked, { company, lang }: Found, form: FormData, step: string) => {
  const send = args.context.get(sendContext);
  const photo = { companyId: company.id, imageId: String(form.get('id')) };
  const caption = String(form.get('caption') ?? '').trim();
  try {
    if (step === 'remove') {
      await send(removeCompanyPhoto, photo);
      return { done: 'removed' };
    }
    await send(captionCompanyPhoto, { ...photo, caption: caption || null });
    if (step === 'home' || step === 'home-off') {
      const imageId = step === 'home' ? photo.imageId : null;
      await send(chooseCompanyHomepagePhoto, { companyId: company.id, imageId });
      return { done: 'saved' };
    }
    const place = Object.hasOwn(places, step) ? places[step] : undefined;
    if (!place) return { done: 'saved' };
    const { photos } = await args.context.get(readApiContext).companyMediaToEdit(company.id, new Date());
    const ids = photos.map(({ image }) => image.id);
    const others = ids.filter((id) => id !== photo.imageId);
    const imageIds = others.toSpliced(place(ids.indexOf(photo.imageId)), 0, photo.imageId);
    await send(orderCompanyPhotos, { companyId: company.id, imageIds });
    return { done: 'moved', number: imageIds.indexOf(photo.imageId) + 1, count: ids.length };
  } catch (error) {
    const { data: said, init } = refused(args.context, error, lang, form);
    return refusal({ photo: photo.imageId, errors: said.errors, caption }, init?.status);
  }
};

const steps: readonly string[] = ['caption', 'remove', 'home', 'home-off', ...Object.keys(places)];

/** Does what a button of the page of photos asks for, and leads back to the page, which says so. */
export const changePhotos = async (args: Asked) => {
  const { form, ...found } = await companyFormSent(args, 'photos');
  const step = String(form.get('do'));
  if (step !== 'add' && !steps.includes(step)) throw data(null, { status: 400 });
  const answer = await (step === 'add' ? addPhotos(args, found, form) : onePhoto(args, found, form, step));
  if (!('done' in answer)) return answer;
  if (step !== 'add')
    await args.context
      .get(accountsContext)
      .endFormDraft(draftOfItem(draftOf(found.company.id, 'photos'), String(form.get('id'))));
  const said = new URLSearchParams(Object.entries(answer).map(([name, value]) => [name, String(value)]));
  throw redirect(`${editCompanyPath(found.lang, found.company, 'photos')}?${said}`, 303);
};
