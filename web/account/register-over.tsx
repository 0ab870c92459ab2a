import { useEffect, useState } from 'react';
import { useText } from '../page/text.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { askedTo } from './sign-in-over.tsx';
import type { SignInPaths } from './sign-in-steps.tsx';
import { StepLink } from './step-link.tsx';

/** Seconds after a code until another one can be asked for. */
const waitS = 60;

type Props = {
  readonly paths: SignInPaths;
  /** The shortest password, in characters. */
  readonly min: number;
  /** The code is what is asked for now. */
  readonly onConfirm: () => void;
  readonly onIn: () => void;
  /** Back to the log-in. */
  readonly onSignIn: () => void;
};

/** A registration over the page where an account is needed: who, and the code; a company is added later. */
export const RegisterOver = ({ paths, min, onConfirm, onIn, onSignIn }: Props) => {
  const { t } = useText();
  const [email, setEmail] = useState<string | null>(null);
  const [to, setTo] = useState('');
  useEffect(() => setTo(askedTo()), []);
  if (email !== null)
    return (
      <>
        <p className="muted">{t('account.confirm.lead', { email })}</p>
        <ConfirmForm waitS={waitS} paths={paths} over={{ onIn, onOtherAddress: () => setEmail(null) }} />
      </>
    );
  const mailed = (address: string): void => {
    setEmail(address);
    onConfirm();
  };
  return (
    <>
      <p className="muted">{t('account.register.lead')}</p>
      <RegisterForm to={to} before={{}} min={min} paths={paths} over={{ onMailed: mailed }} />
      <p>
        {t('account.register.already')}{' '}
        <StepLink href={paths.password} onward={onSignIn}>
          {t('web.do.logIn')}
        </StepLink>
      </p>
    </>
  );
};
