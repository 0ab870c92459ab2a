import { problemKinds } from '#domain/moderation/problem-kinds.ts';
import { mostProblemPictureMb, mostProblemPictures, problemPictureDays } from '#domain/moderation/problem-pictures.ts';
import { useLives } from '../client/arrived.ts';
import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { isReachable } from '../client/reachable.ts';
import { endDraftWithPage } from '../client/sent-form.ts';
import { problemLabel } from '../company-edit/problem-label.ts';
import { PinHere } from '../edit/pin.tsx';
import { FormNote } from '../forms/form-note.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { sendCommand } from '../forms/send-command.ts';
import { useSendForm } from '../forms/use-send-form.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorList } from '../ui/error-list.tsx';
import { Field, wired } from '../ui/field.tsx';
import '../ui/file-field.css';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { lightenPictures } from './lighten-pictures.ts';

type Props = {
  readonly companyId: number;
  /** The mistake that the link to this page named. */
  readonly kind: string | null;
  /** The numbers that the page shows, without their ends. */
  readonly numbers: readonly string[];
  readonly refusal?: Refused | undefined;
  /** The page of the company, and the page that thanks for the report. */
  readonly paths: { readonly company: string; readonly done: string };
};

/** Reports a mistake on the page of a company, without an account; waits for a network where there is none. */
export const ProblemForm = ({ companyId, kind, numbers, refusal, paths }: Props) => {
  const { t } = useText();
  const lives = useLives();
  const name = `problem/${companyId}`;
  const field = fieldsOf(refusal, kind ? { kind } : {});
  const form = useSendForm({
    name,
    refusal,
    isReturned: Boolean(refusal),
    faultsOf: (said): Record<string, string> => (said.get('kind') ? {} : { kind: t('web.field.choose') }),
    async send(element) {
      const { website, file: _, ...said } = Object.fromEntries(new FormData(element));
      if (!website && (await lightenPictures(element))) {
        if (!(await isReachable())) return { is: 'unsent' };
        endDraftWithPage(name);
        element.submit();
        return { is: 'leaving' };
      }
      // a field that people do not see: who fills it in is thanked, and nothing is sent
      const sent = website
        ? ({ is: 'taken' } as const)
        : await sendCommand({ name, url: '/api/moderation/report-problem', data: { companyId, ...said } });
      if (sent.is === 'taken') {
        dropDraft(name);
        goTo(paths.done);
      }
      return sent;
    },
  });
  const pictures = {
    hint: t('problem.pictures.hint', {
      count: mostProblemPictures,
      most: mostProblemPictureMb,
      days: problemPictureDays,
    }),
    error: form.errorOf('file'),
  };
  return (
    <form method="post" encType="multipart/form-data" className="card pad stack" noValidate={lives} {...form.handlers}>
      {form.draft}
      {form.errors.length > 0 && (
        <ErrorList
          errors={form.errors}
          title={t('problem.failed')}
          place={form.summary}
          cameWithPage={form.cameWithPage}
        />
      )}
      <RadioGroup
        {...field('kind')}
        error={form.errorOf('kind')}
        label={t('problem.kind')}
        required
        options={problemKinds.map((value) => ({ value, label: t(problemLabel[value]) }))}
      />
      <div className="of-kind stack" data-of="wrong_number">
        {numbers.length > 0 && (
          <Select
            {...field('number')}
            error={form.errorOf('number')}
            label={t('problem.number')}
            placeholder={t('web.field.choose')}
            options={numbers.map((value) => ({ value, label: value }))}
          />
        )}
        <TextField
          {...field('right')}
          error={form.errorOf('right')}
          label={t('problem.right')}
          hint={t('problem.rightHint')}
          type="tel"
          autoComplete="off"
          maxLength={100}
          optional
        />
      </div>
      <div className="of-kind" data-of="moved">
        <TextField
          {...field('address')}
          error={form.errorOf('address')}
          label={t('problem.address')}
          hint={t('problem.addressHint')}
          maxLength={500}
          optional
        />
      </div>
      <div className="of-kind stack" data-of="wrong_pin">
        <TextField
          {...field('pin')}
          error={form.errorOf('pin')}
          label={t('problem.pin')}
          hint={t('problem.pinHint')}
          autoComplete="off"
          maxLength={500}
          optional
        />
        <PinHere filled={(lat, lng) => ({ pin: `${lat}, ${lng}` })} />
      </div>
      <div className="of-kind" data-of="replaced other">
        <TextField
          {...field('about')}
          error={form.errorOf('about')}
          label={t('problem.about')}
          hint={t('problem.aboutHint')}
          maxLength={300}
          optional
        />
      </div>
      <TextArea
        {...field('message')}
        error={form.errorOf('message')}
        label={t('report.message')}
        hint={t('problem.messageHint')}
        maxLength={1000}
        rows={4}
        optional
      />
      <Field id="file" label={t('problem.pictures')} hint={pictures.hint} error={pictures.error} optional>
        <input
          {...wired('file', pictures)}
          name="file"
          type="file"
          multiple
          accept="image/jpeg,image/png"
          className="control file"
        />
      </Field>
      <div className="sr" aria-hidden="true">
        <label htmlFor="website">{t('web.field.honey')}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <FormNote state={form.state} />
      <div className="row">
        <SendButton state={form.state} icon="send">
          {t('problem.send')}
        </SendButton>
        <LinkButton look="ghost" href={paths.company}>
          {t('problem.back')}
        </LinkButton>
      </div>
    </form>
  );
};
