import type { OwnApplication } from '#read-api/job/applications.ts';
import { editCompanyPath, jobPath, ownApplicationsPath, profilePartPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-field.tsx';

/** What the reader is for an offer: its company's, somebody who has applied, or somebody who can. */
export type Applying = {
  readonly manages: boolean;
  readonly sent: Pick<OwnApplication, 'id' | 'sent' | 'message' | 'resume'> | null;
  /** The reader's own files; nothing for a visitor. */
  readonly resumes: readonly { readonly id: string; readonly title: string }[];
  readonly isSignedIn: boolean;
  /** What stands in the form: after a log-in, or a refusal. */
  readonly typed: Readonly<Record<string, string>> | null;
};

type Job = {
  readonly company: { readonly id: number; readonly slug: string; readonly name: string };
  readonly id: number;
};

const Sent = ({ job, sent }: { readonly job: Job; readonly sent: NonNullable<Applying['sent']> }) => {
  const { t, lang, day } = useText();
  return (
    <div className="stack">
      <Notice tone="good">
        <p>
          <b>{t('company.apply.sentOn', { date: day(sent.sent.slice(0, 10), { dateStyle: 'long' }) })}</b>
        </p>
        <p>{t('company.apply.sentLead', { name: job.company.name })}</p>
      </Notice>
      {sent.message && <p className="card pad prose said">{sent.message}</p>}
      <div className="row asks">
        <LinkButton href={ownApplicationsPath(lang)} look="line" icon="bag">
          {t('company.apply.mine')}
        </LinkButton>
        <Confirm label={t('web.do.remove')} question={<p>{t('company.apply.withdrawAsk')}</p>}>
          <form method="post" action={jobPath(lang, job.company, job.id)}>
            <input type="hidden" name="application" value={sent.id} />
            <Button look="danger" name="do" value="withdraw">
              {t('company.apply.yesWithdraw')}
            </Button>
          </form>
        </Confirm>
      </div>
    </div>
  );
};

type Props = {
  readonly job: Job;
  readonly applying: Applying;
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
};

/** Applies on the page of an offer with the CV of the profile, or shows that the reader has. */
export const ApplyHere = ({ job, applying, errors }: Props) => {
  const { t, lang } = useText();
  const { manages, sent, resumes, isSignedIn, typed } = applying;
  if (manages)
    return (
      <LinkButton href={editCompanyPath(lang, job.company, `job_offers/${job.id}`)} icon="user">
        {t('company.apply.received')}
      </LinkButton>
    );
  if (sent) return <Sent job={job} sent={sent} />;
  const made = { value: '', label: t('company.apply.madeCv'), hint: t('company.apply.madeCv.hint') };
  return (
    <form method="post" action={`${jobPath(lang, job.company, job.id)}#apply`} className="card pad stack">
      <ErrorSummary errors={errors} />
      {resumes.length > 0 && (
        <RadioGroup
          name="resumeId"
          label={t('company.apply.which')}
          options={[...resumes.map(({ id, title }) => ({ value: id, label: title })), made]}
          defaultValue={typed?.resumeId ?? resumes[0]?.id ?? ''}
        />
      )}
      <TextArea
        name="message"
        label={t('company.apply.message')}
        hint={t('company.apply.message.hint')}
        maxLength={2000}
        rows={3}
        optional
        defaultValue={typed?.message ?? ''}
      />
      <p className="small muted">{t('company.apply.seen', { name: job.company.name })}</p>
      {isSignedIn && (
        <p>
          <a className="link" href={profilePartPath(lang, 'resumes')}>
            {t('company.apply.toCvs')}
          </a>
        </p>
      )}
      <Button look="primary" icon="send" name="do" value="apply">
        {t('company.job.apply')}
      </Button>
      {!isSignedIn && <p className="small muted">{t('company.apply.signIn')}</p>}
    </form>
  );
};
