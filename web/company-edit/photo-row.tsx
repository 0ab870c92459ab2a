import type { PhotoToEdit } from '#read-api/company/company-media-to-edit.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { editCompanyPath, movePhotoPath } from '../addresses/paths.ts';
import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';
import type { PhotosRefusal } from './photos-action.ts';

type Props = {
  readonly photo: PhotoToEdit;
  /** The name of the draft of what it shows, and what the account keeps of it. */
  readonly draft: string;
  readonly kept: Draft | null;
  readonly company: { readonly id: number; readonly name: string; readonly slug: string };
  /** Its place on the page, from 0. */
  readonly at: number;
  readonly count: number;
  /** The first that visitors see. */
  readonly isCover: boolean;
  /** Whether it stands for the company on the home page. */
  readonly isHome: boolean;
  readonly refusal: PhotosRefusal | undefined;
  /** What was typed about it before a log-in. */
  readonly typed: string | undefined;
  readonly now: Date;
  /** Staff move it to another page. */
  readonly mayMove: boolean;
};

const moves = [
  { step: 'earlier', icon: 'up', label: 'edit.photos.earlier' },
  { step: 'later', icon: 'down', label: 'edit.photos.later' },
  { step: 'first', icon: 'flag', label: 'edit.photos.first' },
] as const;

/** One photo of the page: what it shows in words, its place, and whether visitors see it. */
export const PhotoRow = (props: Props) => {
  const { photo, draft, kept, company, at, count, isCover, isHome, refusal, typed, now, mayMove } = props;
  const { t, lang } = useText();
  const isReturned = refusal !== undefined || typed !== undefined;
  const { form, notice } = useDraft(draft, { version: '', isReturned, kept });
  const { image, caption, validated, added } = photo;
  const which = <span className="sr">{t('edit.photos.which', { number: at + 1 })}</span>;
  const isStill = (step: string): boolean => (step === 'later' ? at === count - 1 : at === 0);
  const error = refusal?.errors[0]?.message;
  return (
    <li id={`photo-${image.id}`} tabIndex={-1}>
      <div className="pic">
        <Picture
          image={image}
          alt={caption ?? t('company.media.photoOf', { name: company.name, number: at + 1 })}
          sizes="(min-width: 48rem) 9rem, 6.5rem"
          most={384}
          fit="cover"
        />
      </div>
      <p className="state">
        <b>{t('company.media.nth', { number: at + 1, count })}</b>
        {validated ? (
          <Badge tone="leaf" icon="check">
            {t('account.companies.state.public')}
          </Badge>
        ) : (
          <Badge tone="ochre" icon="clock">
            {t('moderation.state.pending')}
          </Badge>
        )}
        {isCover && (
          <Badge tone="indigo" icon="photo">
            {t('edit.photos.cover')}
          </Badge>
        )}
        {isHome && (
          <Badge tone="indigo" icon="star">
            {t('edit.photos.isHome')}
          </Badge>
        )}
        {!validated && <Ago at={added} now={now} className="small muted" />}
      </p>
      <form ref={form} method="post" action={editCompanyPath(lang, company, 'photos')} className="stack">
        {notice}
        <input type="hidden" name="id" value={image.id} />
        <TextField
          name="caption"
          id={`caption-${image.id}`}
          label={t('edit.photos.shows')}
          hint={!caption && t('edit.photos.shows.hint')}
          error={error}
          maxLength={200}
          defaultValue={refusal?.caption ?? typed ?? caption ?? ''}
          autoComplete="off"
        />
        {typed !== undefined && <ResumeNotice />}
        <div className="row asks">
          <Button look="line" name="do" value="caption">
            {t('web.do.save')}
            {which}
          </Button>
          {moves.map(({ step, icon, label }) => (
            <Button
              key={step}
              look="line"
              icon={icon}
              name="do"
              value={step}
              className={step === 'first' ? undefined : 'arrow'}
              data-move={`${step} ${image.id}`}
              disabled={isStill(step)}
            >
              <span className="word">{t(label)}</span>
              {which}
            </Button>
          ))}
          {(validated || isHome) && (
            <Button look="line" icon="star" name="do" value={isHome ? 'home-off' : 'home'}>
              {t(isHome ? 'edit.photos.homeOff' : 'edit.photos.home')}
              {which}
            </Button>
          )}
          <Confirm label={t('profile.list.remove')} question={<p>{t('edit.photos.removeAsk')}</p>}>
            <Button look="danger" name="do" value="remove">
              {t('web.do.yesDelete')}
            </Button>
          </Confirm>
          {mayMove && (
            <LinkButton look="line" href={movePhotoPath(lang, company.id, image.id)}>
              {t('desk.photo.open')}
              {which}
            </LinkButton>
          )}
        </div>
      </form>
    </li>
  );
};
