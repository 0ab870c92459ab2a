import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { UploadLine } from '../ui/upload-line.tsx';
import { ClaimDocumentField } from './claim-document-field.tsx';
import { General, ofAct } from './refusal.tsx';

type Props = {
  /** The e-mail addresses that the page shows. */
  readonly emails: readonly string[];
  /** The beginnings of its mobiles, where codes go by text message too. */
  readonly mobiles: readonly string[];
  /** Where a code went just now. */
  readonly sentTo: string | null;
  readonly isManaged: boolean;
  /** Whether the team has read why: then only a code is missing. */
  readonly wroteAlready: boolean;
  readonly refusal: Refused | undefined;
  readonly typed: Readonly<Record<string, string>> | null;
  /** The name of the draft of the words, and what the account keeps of it. */
  readonly draft: string;
  readonly kept: Draft | null;
};

/** A number does not break in the middle of a sentence. */
const onOneLine = (address: string): string => address.replaceAll(' ', '\u00a0');

const TypeCode = ({ sentTo, mobiles, refusal }: Pick<Props, 'mobiles' | 'refusal'> & { readonly sentTo: string }) => {
  const { t } = useText();
  const mine = ofAct(refusal, 'code');
  return (
    <>
      {!refusal && <Notice tone="good">{t('edit.claim.code.sent', { email: onOneLine(sentTo) })}</Notice>}
      <form method="post" className="stack" noValidate>
        {mobiles.includes(sentTo) && <input type="hidden" name="by" value="phone" />}
        <TextField
          name="code"
          label={t('edit.claim.code.label')}
          error={mine?.errors.find(({ field }) => field === 'code')?.message}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
        <General refusal={mine} fields={['code']} />
        <Button look="primary" name="do" value="code">
          {t('edit.claim.code.check')}
        </Button>
      </form>
    </>
  );
};

const AskCode = ({ emails, mobiles, sentTo, refusal }: Pick<Props, 'emails' | 'mobiles' | 'sentTo' | 'refusal'>) => {
  const { t } = useText();
  const mine = ofAct(refusal, 'send');
  const all = [...emails, ...mobiles];
  const [first] = all;
  const isBeside = (field?: string): boolean => field === 'email' || field === 'phone';
  return (
    <form method="post" className="stack">
      {all.length > 1 ? (
        <RadioGroup
          name="email"
          label={t('edit.claim.code.which')}
          options={all.map((value) => ({ value, label: value }))}
          defaultValue={mine?.values.email ?? sentTo ?? first}
          error={mine?.errors.find(({ field }) => isBeside(field))?.message}
          required
        />
      ) : (
        <input type="hidden" name="email" value={first} />
      )}
      <General refusal={mine} fields={all.length > 1 ? ['email', 'phone'] : []} />
      <Button look={sentTo ? 'line' : 'primary'} icon="mail" name="do" value="send">
        {t(sentTo ? 'account.confirm.resend' : 'edit.claim.code.send')}
      </Button>
    </form>
  );
};

type Words = Pick<Props, 'refusal' | 'typed' | 'draft' | 'kept'> & { readonly hasCode: boolean };

/** Words to the team, with a paper that shows what they say. */
const SayWhy = ({ hasCode, refusal, typed, draft, kept }: Words) => {
  const { t } = useText();
  const words = ofAct(refusal, 'words');
  const isReturned = words !== undefined || typed?.statement !== undefined;
  const { form, notice, sent } = useDraft(draft, { version: '', isReturned, kept });
  const upload = useUpload({ sent });
  const field = fieldsOf(words, typed ?? {});
  return (
    <Card title={t(hasCode ? 'edit.claim.words.or' : 'edit.claim.words.title')}>
      <form {...upload.form} ref={form} method="post" encType="multipart/form-data" className="stack" noValidate>
        {notice}
        <FormFiles value={upload.files}>
          <TextArea
            {...field('statement')}
            label={t('edit.claim.words.label')}
            hint={t('edit.claim.words.hint')}
            maxLength={2000}
            rows={5}
            required
          />
          <ClaimDocumentField refusal={words} optional />
        </FormFiles>
        <General refusal={words} fields={['statement', 'file']} />
        <UploadLine upload={upload} />
        <Button
          look={hasCode ? 'tonal' : 'primary'}
          name="do"
          value="words"
          aria-disabled={upload.share !== null || undefined}
        >
          {t('edit.claim.words.send')}
        </Button>
      </form>
    </Card>
  );
};

/** How somebody shows that the page is theirs: a code to an address of the page, or words to the team. */
export const ClaimWays = ({ emails, mobiles, sentTo, isManaged, wroteAlready, ...words }: Props) => {
  const { t } = useText();
  const { refusal } = words;
  const all = [...emails, ...mobiles];
  return (
    <>
      {!wroteAlready && <p>{t(isManaged ? 'edit.claim.lead.managed' : 'edit.claim.lead.free')}</p>}
      {all.length > 0 && (
        <Card title={t('edit.claim.code.title')}>
          <p>
            {all.length > 1
              ? t('edit.claim.code.leadMany')
              : t(mobiles.length > 0 ? 'edit.claim.code.leadTexts' : 'edit.claim.code.lead', {
                  emails: all.map(onOneLine).join(', '),
                })}
          </p>
          {sentTo && <TypeCode sentTo={sentTo} mobiles={mobiles} refusal={refusal} />}
          <AskCode emails={emails} mobiles={mobiles} sentTo={sentTo} refusal={refusal} />
        </Card>
      )}
      {!wroteAlready && <SayWhy {...words} hasCode={all.length > 0} />}
    </>
  );
};
