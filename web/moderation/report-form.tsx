import { type ReportType, type reportedKinds, reportTypes } from '#domain/moderation/report-kinds.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useLives } from '../client/arrived.ts';
import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { FormNote } from '../forms/form-note.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { sendCommand } from '../forms/send-command.ts';
import { useSendForm } from '../forms/use-send-form.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { ErrorList } from '../ui/error-list.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { reportLabel } from './report-label.ts';

type Props = {
  readonly target: { readonly kind: (typeof reportedKinds)[number]; readonly id: string };
  /** What was typed before a log-in. */
  readonly typed: Readonly<Record<string, string>> | null;
  readonly refusal?: Refused | undefined;
  /** The page that thanks for it. */
  readonly done: string;
};

const isVisitor = (): boolean => document.body.dataset.live !== 'true';

/** Reports something to the moderators. It needs an account, and waits for a network where there is none. */
export const ReportForm = ({ target, typed, refusal, done }: Props) => {
  const { t } = useText();
  const lives = useLives();
  const name = `report/${target.kind}/${target.id}`;
  const field = fieldsOf(refusal, typed ?? {});
  const form = useSendForm({
    name,
    refusal,
    isReturned: Boolean(refusal || typed),
    faultsOf: (said): Record<string, string> => (said.get('type') ? {} : { type: t('web.field.choose') }),
    async send(element) {
      if (isVisitor()) return { is: 'restricted' };
      const said = new FormData(element);
      const data = { target, type: said.get('type') as ReportType, message: said.get('message') };
      const sent = await sendCommand({ name, url: '/api/moderation/file-report', data });
      if (sent.is === 'taken') {
        dropDraft(name);
        goTo(done);
      }
      return sent;
    },
  });
  return (
    <form method="post" className="card pad stack" noValidate={lives} {...form.handlers}>
      {form.draft}
      {form.errors.length > 0 && (
        <ErrorList errors={form.errors} place={form.summary} cameWithPage={form.cameWithPage} />
      )}
      <RadioGroup
        {...field('type')}
        error={form.errorOf('type')}
        label={t('report.type')}
        required
        options={reportTypes.map((type) => ({ value: type, label: t(reportLabel[type]) }))}
      />
      <TextArea
        {...field('message')}
        error={form.errorOf('message')}
        label={t('report.message')}
        hint={t('report.messageHint')}
        rows={3}
        maxLength={2000}
        optional
      />
      {typed && <ResumeNotice />}
      <FormNote state={form.state} />
      <SendButton state={form.state} autoFocus={typed !== null}>
        {t('report.send')}
      </SendButton>
    </form>
  );
};
