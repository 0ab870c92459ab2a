import { useStoredDraft } from '../client/stored-draft.tsx';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import { type Choices, CompanyChoice } from './company-choice.tsx';
import { companyRules } from './step-rules.ts';
import { StepStatus } from './step-status.tsx';
import { draftOf, useRegistration } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

export type RegisterCompanyPage = {
  readonly choices: Choices;
  /** Where one writes to us. */
  readonly contact: string;
  readonly refusal?: Refused | undefined;
};

/** The second step of a registration: a company that is listed, a new one, or none. */
export const RegisterCompanyForm = ({ choices, contact, refusal }: RegisterCompanyPage) => {
  const text = useText();
  const { t } = text;
  const form = useStepForm({ rules: companyRules(text), refusal, before: { name: choices.what } });
  const draft = useStoredDraft(draftOf('company'), { version: '', isReturned: Boolean(refusal) });
  const { submit, edited, isBusy, isWaiting } = useRegistration({ step: 'company', form });
  const sends = { onSubmit: submit, onInput: edited, noValidate: form.isLive };
  return (
    <>
      <RefusalSummary errors={form.summary} nth={form.nth} contact={contact} />
      <CompanyChoice
        choices={choices}
        refusal={refusal}
        field={form.field}
        form={{
          ...sends,
          onBlur: form.left,
          onInput: (event) => {
            form.typed(event);
            edited();
          },
        }}
        draft={draft.notice}
        createForm={draft.form}
        joinLabel={t('account.company.join')}
        createLabel={t('account.company.createGo')}
      />
      <form method="post" {...sends}>
        <Button look="line" wide name="choice" value="none" aria-disabled={isBusy || undefined}>
          {t('account.company.none')}
        </Button>
      </form>
      <StepStatus isBusy={isBusy} isWaiting={isWaiting} />
    </>
  );
};
