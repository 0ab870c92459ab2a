import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { mayMovePhotos } from '#domain/company/company.permissions.ts';
import { lostFileIn, typedBefore } from '../account/sign-in-first.ts';
import { draftOfItem } from '../client/draft-store.ts';
import { Saved } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { accountsContext, companyFilesContext, readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/photos.ts';
import { AddPhotos } from './add-photos.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { companyAsked, draftOf } from './company-section.ts';
import { PhotoQueue } from './photo-queue.tsx';
import { PhotoRow } from './photo-row.tsx';
import { changePhotos } from './photos-action.ts';
import { RemovedPhotos } from './removed-photos.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';
import './photos.css';

const saidIn = (params: URLSearchParams) => ({
  done: params.get('done'),
  count: Number(params.get('count')) || 1,
  number: Number(params.get('number')) || 1,
});

export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer, lang } = await companyAsked(args, 'photos');
  const typed = await typedBefore({ ...args, lang });
  const { id, name, slug } = company;
  const at = new Date();
  const { photos, removed, homepage, videos } = await args.context.get(readApiContext).companyMediaToEdit(id, at);
  const drafts = photos.map(({ image }) => draftOfItem(draftOf(id, 'photos'), image.id));
  const kept = await args.context.get(accountsContext).formDrafts(drafts);
  return {
    company: { id, name, slug },
    photos: photos.map((photo, at) => {
      const draft = drafts[at] ?? '';
      return { ...photo, draft, kept: kept.get(draft) ?? null };
    }),
    homepage,
    removed,
    videos: videos.length,
    most: args.context.get(companyFilesContext).mostVisuals,
    typed: typed?.id ? { photo: typed.id, caption: typed.caption ?? '' } : null,
    isLost: lostFileIn(typed),
    said: saidIn(addressOf(args.request).searchParams),
    at,
    /** Staff move photos to other pages. */
    mayMove: mayMovePhotos(viewer),
  };
};

export const action = (args: Route.ActionArgs) => changePhotos(args);
export const meta = privatePage('company.media.title', 'account.companies.title');

/** Whoever moves a photo keeps the focus on the button that they pressed, wherever its photo stands now. */
const useFocusOnMoved = (isRefused: boolean) => {
  const { key } = useLocation();
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a key of its own
  useEffect(() => {
    const { current: name } = pressed;
    pressed.current = null;
    if (!name || isRefused) return;
    const button = document.querySelector<HTMLButtonElement>(`[data-move="${name}"]`);
    (button?.disabled ? button.closest('li') : button)?.focus();
  }, [key]);
  return (submitter: HTMLElement | null): void => {
    pressed.current = submitter?.dataset.move ?? null;
  };
};

const Done = ({ said }: { readonly said: ReturnType<typeof saidIn> }) => {
  const { t } = useText();
  const { done, count, number } = said;
  if (done === 'added') return <Saved text={t('edit.photos.added', { count })} />;
  if (done === 'moved') return <Saved text={t('edit.photos.moved', { number, count })} />;
  if (done === 'removed') return <Saved text={t('edit.photos.deleted')} />;
  return done === 'saved' ? <Saved /> : null;
};

export default function EditPhotos({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { company, photos, homepage, removed, videos, most, typed, isLost, said, at, mayMove } = loaderData;
  const { t } = useText();
  const moved = useFocusOnMoved(refusal !== undefined);
  const cover = photos.find(({ validated }) => validated);
  const errors = refusal?.errors ?? [];
  const room = most - photos.length - videos;
  const { revalidate } = useRevalidator();
  const queue = usePhotoQueue({ companyId: company.id, room, most, arrived: revalidate });
  const field = refusal?.photo ? `caption-${refusal.photo}` : room > 0 ? 'photos' : undefined;
  return (
    <CompanyFrame company={company} part="photos" title={t('company.media.title')} lead={t('edit.photos.lead')}>
      {!refusal && <Done said={said} />}
      {refusal && refusal.added > 0 && <Saved text={t('edit.photos.added', { count: refusal.added })} />}
      <ErrorSummary errors={errors.map(({ message }) => ({ field, message }))} />
      <AddPhotos
        company={company}
        room={room}
        most={most}
        isLost={isLost && !refusal}
        add={queue.add}
        error={refusal && !refusal.photo ? errors.map(({ message }) => message).join(' ') : undefined}
      />
      <PhotoQueue queue={queue} />
      <Card
        title={t('edit.photos.page')}
        action={<p className="muted">{t('edit.photos.used', { count: photos.length + videos, most })}</p>}
      >
        {photos.length === 0 && <p className="muted">{t('company.media.none')}</p>}
        <ul className="photo-rows" onSubmit={({ nativeEvent }) => moved((nativeEvent as SubmitEvent).submitter)}>
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.image.id}
              photo={photo}
              draft={photo.draft}
              kept={photo.kept}
              company={company}
              at={index}
              count={photos.length}
              isCover={photo === cover}
              isHome={photo.image.id === homepage}
              refusal={refusal?.photo === photo.image.id ? refusal : undefined}
              typed={!refusal && typed?.photo === photo.image.id ? typed.caption : undefined}
              now={at}
              mayMove={mayMove}
            />
          ))}
        </ul>
      </Card>
      <RemovedPhotos removed={removed} />
    </CompanyFrame>
  );
}
