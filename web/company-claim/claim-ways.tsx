import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';

type Props = {
  /** The e-mail addresses that the page shows. */
  readonly emails: readonly string[];
  /** Where a code went just now. */
  readonly sentTo: string | null;
  readonly isManaged: boolean;
  /** Whether the team has read why: then only a code is missing. */
  readonly wroteAlready: boolean;
  readonly refusal: Refused | undefined;
  readonly typed: Readonly<Record<string, string>> | null;
};

const General = ({ refusal, field }: { readonly refusal: Refused | undefined; readonly field: string }) => {
  const message = refusal?.errors.find((one) => one.field !== field)?.message;
  return message ? <FieldError id={`error-${field}`}>{message}</FieldError> : null;
};

const of = (refusal: Refused | undefined, ...acts: readonly string[]): Refused | undefined =>
  acts.includes(refusal?.values.do ?? '') ? refusal : undefined;

const TypeCode = ({ sentTo, refusal }: { readonly sentTo: string; readonly refusal: Refused | undefined }) => {
  const { t } = useText();
  const mine = of(refusal, 'code');
  return (
    <>
      {!refusal && <Notice tone="good">{t('edit.claim.code.sent', { email: sentTo })}</Notice>}
      <form method="post" className="stack" noValidate>
        <TextField
          name="code"
          label={t('edit.claim.code.label')}
          error={mine?.errors.find(({ field }) => field === 'code')?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
        <General refusal={mine} field="code" />
        <Button look="primary" name="do" value="code">
          {t('edit.claim.code.check')}
        </Button>
      </form>
    </>
  );
};

const AskCode = ({ emails, sentTo, refusal }: Pick<Props, 'emails' | 'sentTo' | 'refusal'>) => {
  const { t } = useText();
  const mine = of(refusal, 'send');
  const [first] = emails;
  return (
    <form method="post" className="stack">
      {emails.length > 1 ? (
        <RadioGroup
          name="email"
          label={t('edit.claim.code.which')}
          options={emails.map((value) => ({ value, label: value }))}
          defaultValue={mine?.values.email ?? sentTo ?? first}
          error={mine?.errors.find(({ field }) => field === 'email')?.message}
          required
        />
      ) : (
        <input type="hidden" name="email" value={first} />
      )}
      <General refusal={mine} field="email" />
      <Button look={sentTo ? 'line' : 'primary'} icon="mail" name="do" value="send">
        {t(sentTo ? 'account.confirm.resend' : 'edit.claim.code.send')}
      </Button>
    </form>
  );
};

/** How somebody shows that the page is theirs: a code to an address of the page, or words to the team. */
export const ClaimWays = ({ emails, sentTo, isManaged, wroteAlready, refusal, typed }: Props) => {
  const { t } = useText();
  const words = of(refusal, 'words');
  const field = fieldsOf(words, typed ?? {});
  return (
    <>
      {!wroteAlready && <p>{t(isManaged ? 'edit.claim.lead.managed' : 'edit.claim.lead.free')}</p>}
      {emails.length > 0 && (
        <Card title={t('edit.claim.code.title')}>
          <p>{t('edit.claim.code.lead', { emails: emails.join(', ') })}</p>
          {sentTo && <TypeCode sentTo={sentTo} refusal={refusal} />}
          <AskCode emails={emails} sentTo={sentTo} refusal={refusal} />
        </Card>
      )}
      {!wroteAlready && (
        <Card title={t(emails.length > 0 ? 'edit.claim.words.or' : 'edit.claim.words.title')}>
          <form method="post" className="stack" noValidate>
            <TextArea
              {...field('statement')}
              label={t('edit.claim.words.label')}
              hint={t('edit.claim.words.hint')}
              maxLength={2000}
              rows={5}
              required
            />
            <General refusal={words} field="statement" />
            <Button look={emails.length > 0 ? 'tonal' : 'primary'} name="do" value="words">
              {t('edit.claim.words.send')}
            </Button>
          </form>
        </Card>
      )}
    </>
  );
};
