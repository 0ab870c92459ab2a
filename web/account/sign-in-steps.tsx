import type { ReactNode } from 'react';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RefusalSummary } from '../ui/refusal-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import type { SignInStep } from './sign-in.machine.ts';
import { StepLink } from './step-link.tsx';
import { StepStatus } from './step-status.tsx';
import { askCodeAgain, type SigningIn } from './use-sign-in.ts';
import type { StepForm } from './use-step-form.ts';

/** The pages of a log-in, and those that it leads to. */
export type SignInPaths = {
  readonly password: string;
  readonly ask: string;
  readonly code: string;
  readonly reset: string;
  readonly register: string;
  readonly terms: string;
  readonly privacy: string;
  readonly contact: string;
  /** With an account elsewhere. */
  readonly outside: { readonly name: string; readonly path: string } | null;
};

type Props = {
  readonly signIn: SigningIn;
  readonly form: StepForm;
  readonly paths: SignInPaths;
  /** Where it goes on once somebody is in, for those without script. */
  readonly to: string;
  /** Shows another form in the place of this one; without it each has its page. */
  readonly go?: (step: SignInStep) => void;
  /** Shows the registration in the place of this. */
  readonly register?: () => void;
};

export const stepTitles: Readonly<Record<SignInStep, MessageId>> = {
  password: 'account.login.title',
  ask: 'account.askCode.title',
  code: 'account.mailedCode.title',
  second: 'account.second.title',
  forgotten: 'account.reset.title',
};

const refusedTitles: Readonly<Record<SignInStep, MessageId | null>> = {
  password: 'account.login.refused',
  ask: 'account.askCode.refused',
  code: 'account.login.refused',
  second: 'account.second.refused',
  forgotten: null,
};

type FormProps = Pick<Props, 'signIn' | 'form'> & {
  /** The page that takes it, where it may stand on another. */
  readonly action?: string;
  readonly className: string;
  readonly children: ReactNode;
};

const Form = ({ signIn, form, action, className, children }: FormProps) => (
  <form
    method="post"
    action={action}
    className={`stack ${className}`}
    ref={form.form}
    onSubmit={signIn.submit}
    onBlur={form.left}
    onInput={(event) => {
      form.typed(event);
      signIn.edited();
    }}
    noValidate={form.isLive}
  >
    {children}
  </form>
);

const Send = ({ signIn, children }: { readonly signIn: SigningIn; readonly children: ReactNode }) => (
  <Button look="primary" wide aria-disabled={signIn.isBusy || undefined}>
    {children}
  </Button>
);

const Password = ({ signIn, form, paths, to, go, register }: Props) => {
  const { t } = useText();
  const { field } = form;
  return (
    <>
      <Form signIn={signIn} form={form} className="by-password" action={paths.password}>
        <input type="hidden" name="to" value={to} />
        <TextField {...field('email')} type="email" autoComplete="username" label={t('account.email')} required />
        <PasswordField {...field('password')} label={t('account.password')} />
        <Send signIn={signIn}>{t('web.do.logIn')}</Send>
        <StepLink href={paths.reset} onward={go && (() => go('forgotten'))}>
          {t('account.login.forgotten')}
        </StepLink>
      </Form>
      <StepLink href={paths.ask} onward={go && (() => go('ask'))} isButton>
        {t('account.askCode.title')}
      </StepLink>
      {paths.outside && (
        <LinkButton href={paths.outside.path} look="line" wide rel="nofollow">
          {t('account.login.outside', { name: paths.outside.name })}
        </LinkButton>
      )}
      <div className="account-other stack">
        <h2>{t('account.login.none')}</h2>
        <p className="muted">{t('account.login.whyRegister')}</p>
        <StepLink href={paths.register} onward={register} isButton>
          {t('web.do.register')}
        </StepLink>
      </div>
    </>
  );
};

const Ask = ({ signIn, form, paths, to, go }: Props) => {
  const { t } = useText();
  return (
    <>
      <Form signIn={signIn} form={form} className="ask-code">
        <input type="hidden" name="to" value={to} />
        <TextField {...form.field('email')} type="email" autoComplete="username" label={t('account.email')} required />
        <Send signIn={signIn}>{t('account.askCode.go')}</Send>
      </Form>
      <p className="row between">
        <StepLink href={paths.password} onward={go && (() => go('password'))}>
          {t('account.askCode.password')}
        </StepLink>
        {signIn.code && (
          <StepLink href={paths.code} onward={go && (() => go('code'))}>
            {t('account.askCode.have')}
          </StepLink>
        )}
      </p>
    </>
  );
};

const Code = ({ signIn, form, paths, to, go }: Props) => {
  const { t } = useText();
  return (
    <>
      <Form signIn={signIn} form={form} className="code-input">
        <input type="hidden" name="to" value={to} />
        <CodeField {...form.field('code')} label={t('account.second.code')} hint={t('account.mailedCode.hint')} />
        <Send signIn={signIn}>{t('web.do.logIn')}</Send>
      </Form>
      <ResendCode
        waitS={signIn.code?.waitS ?? 0}
        resend={askCodeAgain}
        refused={form.refuse}
        sent={t('account.mailedCode.sent')}
      >
        <StepLink href={paths.ask} onward={go && (() => go('ask'))}>
          {t('account.code.otherAddress')}
        </StepLink>
      </ResendCode>
    </>
  );
};

const Second = ({ signIn, form, paths, go }: Props) => {
  const { t } = useText();
  const { field } = form;
  return (
    <>
      <Form signIn={signIn} form={form} className="code-input">
        <CodeField {...field('code')} label={t('account.second.code')} />
        <Send signIn={signIn}>{t('web.do.logIn')}</Send>
      </Form>
      <Disclosure title={t('account.second.lost')} open={field('recovery').error !== undefined}>
        <form method="post" className="stack" onSubmit={signIn.submit}>
          <TextField
            {...field('recovery')}
            label={t('account.second.recovery')}
            hint={t('account.second.recoveryHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            required
          />
          <Button wide>{t('account.second.useRecovery')}</Button>
        </form>
      </Disclosure>
      <p>
        <StepLink href={paths.password} onward={go && (() => go('password'))}>
          {t('account.second.other')}
        </StepLink>
      </p>
    </>
  );
};

/** Whoever chooses another password by the link, in another tab, goes on in this one. */
const Forgotten = ({ signIn, form, paths, go }: Props) => {
  const { t } = useText();
  return (
    <>
      {signIn.isLinkMailed ? (
        <>
          <div role="status">
            <Notice tone="plain">{t('account.reset.sent')}</Notice>
          </div>
          <p className="muted">{t('account.reset.sentHint')}</p>
          <p className="muted">{t('account.reset.goesOn')}</p>
        </>
      ) : (
        <Form signIn={signIn} form={form} className="forgotten">
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="username"
            label={t('account.email')}
            required
          />
          <Send signIn={signIn}>{t('web.do.sendLink')}</Send>
        </Form>
      )}
      <p>
        <StepLink href={paths.password} onward={go && (() => go('password'))}>
          {t('account.reset.back')}
        </StepLink>
      </p>
    </>
  );
};

const forms: Readonly<Record<SignInStep, (props: Props) => ReactNode>> = {
  password: Password,
  ask: Ask,
  code: Code,
  second: Second,
  forgotten: Forgotten,
};

/** The form of one step of a log-in, on its page and over the page where an account is needed. */
export const SignInForm = (props: Props & { readonly step: SignInStep }) => {
  const { t } = useText();
  const { step, form, signIn, paths } = props;
  const Step = forms[step];
  const refused = refusedTitles[step];
  return (
    <>
      <RefusalSummary
        errors={form.summary}
        nth={form.nth}
        title={form.isUnsent || refused === null ? undefined : t(refused)}
        contact={paths.contact}
      />
      <Step {...props} key={step} />
      <StepStatus isBusy={signIn.isBusy} isWaiting={signIn.isWaiting} />
    </>
  );
};
