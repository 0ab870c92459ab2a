import { useRef } from 'react';
import { useStoredDraft } from '../client/stored-draft.tsx';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BotCheck, type BotProof } from './bot-check.tsx';
import type { Values } from './post-step.ts';
import type { StepAnswer } from './registration.machine.ts';
import { profileRules } from './step-rules.ts';
import { StepStatus } from './step-status.tsx';
import { draftOf, sendStep, useRegistration } from './use-registration.ts';
import { useStepForm } from './use-step-form.ts';

export type RegisterPage = {
  /** Where it goes on once the account is there. */
  readonly to: string;
  /** What the server knows from before. */
  readonly before: Values;
  /** The shortest password, in characters. */
  readonly min: number;
  readonly paths: { readonly terms: string; readonly privacy: string; readonly contact: string };
  readonly refusal?: Refused | undefined;
  /** Over a page there is no step of the company: the code is mailed at once. */
  readonly over?: { readonly onMailed: (email: string) => void };
};

type Sent = Parameters<typeof sendStep>[0];

const isExpired = (answer: StepAnswer): boolean =>
  answer.outcome === 'refused' && answer.errors.every(({ field }) => field === 'altcha');

/** Sends it with the proof; one that has expired meanwhile is none of the person's business: another one is made, once. */
const sendProved = async (sent: Sent, bot: BotProof | null): Promise<StepAnswer> => {
  const sendWith = (altcha: string) => sendStep({ ...sent, values: { ...sent.values, altcha } });
  const proof = (await bot?.proof()) ?? '';
  const answer = await sendWith(proof);
  if (!isExpired(answer) || proof === '' || !bot) return answer;
  return sendWith(await bot.renewed());
};

const withoutCompany: Sent = { step: 'company', values: { choice: 'none' } };

/** The first step of a registration: who. */
export const RegisterForm = ({ to, before, min, paths, refusal, over }: RegisterPage) => {
  const text = useText();
  const { t } = text;
  const bot = useRef<BotProof>(null);
  const isTicked = () => (bot.current?.isTicked() === false ? t('rejection.account.bot-check') : undefined);
  const form = useStepForm({
    rules: { ...profileRules(text, min), altcha: isTicked },
    refusal,
    before,
    prefix: over ? 'in-' : '',
  });
  const draft = useStoredDraft(draftOf('profile'), { version: '', isReturned: Boolean(refusal) });
  const { submit, edited, isBusy, isWaiting } = useRegistration({
    step: 'profile',
    form,
    send: async (sent) => {
      const answer = await sendProved(sent, bot.current);
      return over && answer.outcome === 'done' ? sendStep(withoutCompany) : answer;
    },
    ...(over && { goOn: (_: string, { email = '' }: Values) => over.onMailed(email) }),
  });
  const { field } = form;
  return (
    <>
      <RefusalSummary errors={form.summary} nth={form.nth} contact={paths.contact} />
      <form
        method="post"
        className="stack"
        ref={draft.form}
        onSubmit={submit}
        onBlur={form.left}
        onInput={(event) => {
          form.typed(event);
          edited();
        }}
        noValidate={form.isLive}
      >
        {draft.notice}
        <input type="hidden" name="to" value={to} />
        <TextField {...field('firstname')} autoComplete="given-name" label={t('account.firstname')} required />
        <TextField {...field('lastname')} autoComplete="family-name" label={t('account.lastname')} required />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="username"
          label={t('account.email')}
          hint={t('account.register.emailHint')}
          required
        />
        <PasswordField {...field('password')} label={t('account.password')} min={min} />
        <BotCheck proof={bot} prefix={form.prefix} error={field('altcha').error} />
        <div className="muted small">
          <p>{t('account.register.terms')}</p>
          <p className="row">
            <a className="link" href={paths.terms}>
              {t('about.terms.title')}
            </a>
            <a className="link" href={paths.privacy}>
              {t('about.privacy.title')}
            </a>
          </p>
        </div>
        <Button look="primary" wide aria-disabled={isBusy || undefined}>
          {t('account.next')}
        </Button>
        <StepStatus isBusy={isBusy} isWaiting={isWaiting} />
      </form>
    </>
  );
};
