import { isReachable } from '../client/reachable.ts';
import { endDraftWithPage } from '../client/sent-form.ts';
import { FormNote } from '../forms/form-note.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSendForm } from '../forms/use-send-form.ts';
import { useText } from '../page/text.ts';
import { ErrorList } from '../ui/error-list.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import type { QuoteErrors, QuoteParams } from './quote-params.ts';

type Props = {
  readonly action: string;
  readonly companies: readonly number[];
  readonly asked: QuoteParams | null;
  readonly errors: QuoteErrors;
};

const draftName = 'quote';

/** What somebody needs, written once for all the companies they chose; its answer is a page. */
export const NeedForm = ({ action, companies, asked, errors }: Props) => {
  const { t } = useText();
  const needed = t('quote.need.needed');
  const form = useSendForm({
    name: draftName,
    refusal: errors.need && { errors: [{ field: 'need', message: needed }], values: {}, code: 'request.invalid' },
    isReturned: asked !== null,
    faultsOf: (said): Record<string, string> => (String(said.get('need') ?? '').trim() ? {} : { need: needed }),
    async send(element) {
      if (!(await isReachable())) return { is: 'unsent' };
      endDraftWithPage(draftName);
      element.submit();
      return { is: 'leaving' };
    },
  });
  return (
    <form className="form" method="post" action={action} noValidate {...form.handlers}>
      {form.draft}
      {form.errors.length > 0 && (
        <ErrorList errors={form.errors} place={form.summary} cameWithPage={form.cameWithPage} />
      )}
      {companies.map((id) => (
        <input key={id} type="hidden" name="companies" value={id} />
      ))}
      <TextArea
        name="need"
        label={t('quote.need.label')}
        hint={t('quote.need.hint')}
        defaultValue={asked?.need}
        error={form.errorOf('need')}
        maxLength={2000}
        rows={6}
        required
      />
      <div className="pair">
        <TextField
          name="when"
          label={t('quote.when.label')}
          placeholder={t('quote.when.example')}
          defaultValue={asked?.when}
          maxLength={100}
          optional
        />
        <TextField
          name="name"
          label={t('quote.name.label')}
          autoComplete="name"
          defaultValue={asked?.name}
          maxLength={100}
          optional
        />
      </div>
      <FormNote state={form.state} />
      <div className="actions">
        <SendButton state={form.state}>{t('quote.go')}</SendButton>
      </div>
      <p className="small muted">{t('quote.honest')}</p>
    </form>
  );
};
