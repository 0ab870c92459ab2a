import { videoPage } from '#domain/company/video-link.ts';
import type { CompanyMediaToEdit } from '#read-api/company/company-media-to-edit.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Written } from '../ui/written.tsx';

const sites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

type FormProps = {
  readonly refusal: Refused | undefined;
  /** What was typed before a log-in. */
  readonly typed: { readonly link: string; readonly title: string } | null;
  readonly here: string;
  /** The name of the draft of a film to add, and what the account keeps of it. */
  readonly draft: string;
  readonly kept: Draft | null;
};

type Props = FormProps & {
  readonly videos: CompanyMediaToEdit['videos'];
  readonly isFull: boolean;
  readonly most: number;
};

const AddVideo = ({ refusal, typed, here, draft, kept }: FormProps) => {
  const { t } = useText();
  const isReturned = refusal !== undefined || typed !== null;
  const { form, notice } = useDraft(draft, { version: '', isReturned, kept });
  const field = fieldsOf(refusal, typed ?? {});
  return (
    <form ref={form} method="post" action={here} encType="multipart/form-data" className="stack" noValidate>
      {notice}
      <input type="hidden" name="part" value="video" />
      <TextField
        {...field('link')}
        type="url"
        label={t('edit.medias.link')}
        hint={t('edit.medias.link.hint')}
        maxLength={500}
        autoComplete="off"
        required
      />
      <TextField {...field('title')} label={t('edit.medias.videoTitle')} maxLength={200} autoComplete="off" optional />
      {typed && !refusal && <ResumeNotice />}
      <Button look="primary">{t('edit.medias.addVideo')}</Button>
    </form>
  );
};

/** The films of a page, which are links to where they are; another is added by its link. */
export const VideosForm = ({ videos, isFull, most, ...form }: Props) => {
  const { t } = useText();
  return (
    <Card title={t('company.media.films')}>
      {videos.length === 0 && <p className="muted">{t('edit.medias.noVideo')}</p>}
      <ul className="video-rows">
        {videos.map(({ video, title }) => (
          <li key={`${video.site}/${video.id}`}>
            <a className="link" href={videoPage(video)} rel="nofollow noopener">
              {title ? <Written text={title} /> : t('company.media.film')}
              <small>{t('company.media.watchOn', { site: sites[video.site] })}</small>
            </a>
            <div className="row asks">
              <Confirm label={t('edit.medias.removeVideo')} question={<p>{t('edit.medias.removeVideoAsk')}</p>}>
                <form method="post" action={form.here} encType="multipart/form-data">
                  <input type="hidden" name="part" value="video" />
                  <Button look="danger" name="remove" value={`${video.site}/${video.id}`}>
                    {t('web.do.yesRemove')}
                  </Button>
                </form>
              </Confirm>
            </div>
          </li>
        ))}
      </ul>
      {isFull ? <p>{t('rejection.company.too-many-visuals', { most })}</p> : <AddVideo {...form} />}
    </Card>
  );
};
