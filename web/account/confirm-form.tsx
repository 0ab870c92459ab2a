import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { StepLink } from './step-link.tsx';
import { stepRules } from './step-rules.ts';
import { StepStatus } from './step-status.tsx';
import { resendCode, useRegistration } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

export type ConfirmPage = {
  /** Seconds until another code can be asked for. */
  readonly waitS: number;
  readonly paths: { readonly register: string; readonly contact: string };
  readonly refusal?: Refused | undefined;
  /** Over a page: somebody is in, or corrects the address. */
  readonly over?: { readonly onIn: () => void; readonly onOtherAddress: () => void };
};

/** The last step of a registration: the code that was mailed. */
export const ConfirmForm = ({ waitS, paths, refusal, over }: ConfirmPage) => {
  const text = useText();
  const { t } = text;
  const form = useStepForm({ rules: { code: stepRules(text).filled }, refusal, prefix: over ? 'in-' : '' });
  const { submit, edited, isBusy, isWaiting } = useRegistration({
    step: 'confirmation',
    form,
    ...(over && { goOn: over.onIn }),
  });
  return (
    <>
      <RefusalSummary
        errors={form.summary}
        nth={form.nth}
        title={form.isUnsent ? undefined : t('account.confirm.refused')}
        contact={paths.contact}
      />
      <form
        method="post"
        className="stack code-input"
        ref={form.form}
        onSubmit={submit}
        onBlur={form.left}
        onInput={(event) => {
          form.typed(event);
          edited();
        }}
        noValidate={form.isLive}
      >
        <CodeField {...form.field('code')} label={t('account.confirm.code')} hint={t('account.confirm.hint')} />
        <Button look="primary" wide aria-disabled={isBusy || undefined}>
          {t('web.do.confirm')}
        </Button>
        <StepStatus isBusy={isBusy} isWaiting={isWaiting} />
      </form>
      <ResendCode waitS={waitS} resend={resendCode} refused={form.refuse} sent={t('account.confirm.sent')}>
        <StepLink href={paths.register} onward={over?.onOtherAddress}>
          {t('account.code.otherAddress')}
        </StepLink>
      </ResendCode>
    </>
  );
};
