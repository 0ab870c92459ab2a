import type { PhotoToMove } from '#read-api/company/photo-to-move.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Selector } from '../ui/selector.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';

type Props = {
  readonly photo: PhotoToMove;
  /** The letter as it is written already, in the managers' language; null where nobody manages the page. */
  readonly letter: Readonly<Record<string, string>> | null;
  readonly refusal: Refused | undefined;
  /** What was typed before a log-in. */
  readonly typed: Readonly<Record<string, string>> | null;
};

/** What to do with the photo, and what its managers read about it. */
export const MovePhotoForm = ({ photo, letter, refusal, typed }: Props) => {
  const { t } = useText();
  const before = typed ?? { do: 'move', notify: 'on', ...letter };
  const field = fieldsOf(refusal, before);
  const values = refusal?.values ?? before;
  const read = photo.managersRead ?? undefined;
  return (
    <form method="post" className="card pad stack">
      <RadioGroup
        {...field('do')}
        label={t('desk.photo.action')}
        required
        options={[
          { value: 'move', label: t('desk.photo.move') },
          { value: 'delete', label: t('desk.photo.delete'), hint: t('desk.photo.deleteHint') },
        ]}
      />
      <div data-of="move">
        <Selector
          {...field('to')}
          label={t('desk.photo.to')}
          hint={t('desk.photo.toHint')}
          source="/ajax/admin/select-company"
          identifies="toCompanyId"
          maxLength={200}
          clearable
        />
        <input type="hidden" name="toCompanyId" defaultValue={values.toCompanyId ?? ''} />
      </div>
      {letter ? (
        <>
          <Checkbox
            name="notify"
            label={t('desk.photo.notify')}
            hint={t(read === 'en' ? 'desk.photo.inEnglish' : 'desk.photo.inFrench')}
            defaultChecked={values.notify !== undefined}
          />
          <div className="letter stack">
            <TextField
              {...field('letter-subject')}
              label={t('desk.photo.subject')}
              lang={read}
              maxLength={120}
              autoComplete="off"
            />
            <div data-of="move">
              <TextArea
                {...field('message-move')}
                label={t('desk.photo.message')}
                lang={read}
                rows={7}
                maxLength={1000}
              />
            </div>
            <div data-of="delete">
              <TextArea
                {...field('message-delete')}
                label={t('desk.photo.message')}
                lang={read}
                rows={7}
                maxLength={1000}
              />
            </div>
          </div>
        </>
      ) : (
        <p className="muted">{t('desk.photo.nobody')}</p>
      )}
      {typed && !refusal && <ResumeNotice />}
      <div className="row">
        <Button look="primary" data-of="move">
          {t('desk.photo.doMove')}
        </Button>
        <Button look="danger" data-of="delete">
          {t('profile.photos.photo.remove')}
        </Button>
      </div>
    </form>
  );
};
