import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useMoments } from '../ui/when.tsx';

type Props = {
  readonly since: string;
  readonly recoveryCodes: number;
  readonly refusal: Refused | undefined;
};

const fewCodes = 3;

/** What can be done once it is on, each with the password. */
export const SecondFactorOn = ({ since, recoveryCodes, refusal }: Props) => {
  const { t } = useText();
  const { day } = useMoments();
  const asked = refusal?.values.do;
  const password = (what: string) => (
    <PasswordField
      {...(asked === what ? fieldsOf(refusal)('current') : { name: 'current' })}
      id={`current-${what}`}
      label={t('account.currentPassword')}
    />
  );
  return (
    <>
      <Notice tone="good">
        <p>{t('account.factor.onSince', { day: day(since) })}</p>
      </Notice>
      <p className={recoveryCodes < fewCodes ? undefined : 'muted'}>
        {t('account.factor.codesLeft', { count: recoveryCodes })}
      </p>
      <Disclosure title={t('account.factor.renew')} open={asked === 'renew'}>
        <form method="post" className="stack" noValidate>
          <p className="muted small">{t('account.factor.renewLead')}</p>
          {password('renew')}
          <Button wide name="do" value="renew">
            {t('account.factor.renew')}
          </Button>
        </form>
      </Disclosure>
      <Disclosure title={t('account.factor.turnOff')} open={asked === 'off'}>
        <form method="post" className="stack" noValidate>
          {password('off')}
          <Button look="danger" wide name="do" value="off">
            {t('account.factor.turnOff')}
          </Button>
        </form>
      </Disclosure>
    </>
  );
};
