import type { fieldsOf } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextField } from '../ui/text-field.tsx';
import './account-sheet.css';
import { CodeField } from './code-field.tsx';

type Fields = { readonly field: ReturnType<typeof fieldsOf> };

/** A number does not break at the end of a line. */
const onOneLine = (number: string): string => number.replaceAll(' ', '\u00a0');

/** The verified mobile, and the button that removes it. */
export const OwnMobile = ({ mobile }: { readonly mobile: string }) => {
  const { t } = useText();
  return (
    <div className="row between asks">
      <p>
        <b>{onOneLine(mobile)}</b> <Badge tone="leaf">{t('account.mobile.isVerified')}</Badge>
      </p>
      <Confirm label={t('account.mobile.remove')} question={<p>{t('account.mobile.removeAsk')}</p>}>
        <form method="post">
          <Button look="danger" name="do" value="remove">
            {t('web.do.yesRemove')}
          </Button>
        </form>
      </Confirm>
    </div>
  );
};

/** The code that went to `pending`, typed. */
export const TypeMobileCode = ({ field, pending }: Fields & { readonly pending: string }) => {
  const { t } = useText();
  return (
    <form method="post" className="stack" noValidate>
      <p>{t('account.mobile.sent', { mobile: onOneLine(pending) })}</p>
      <div className="code-input">
        <CodeField {...field('code')} label={t('edit.claim.code.label')} />
      </div>
      <Button look="primary" wide name="do" value="code">
        {t('account.mobile.verify')}
      </Button>
    </form>
  );
};

/** The number that a code goes to; while one went to `pending`, another code, there or elsewhere. */
export const AskMobileCode = ({ field, pending }: Fields & { readonly pending: string | null }) => {
  const { t } = useText();
  const { defaultValue = pending ?? undefined, ...mobile } = field('mobile');
  return (
    <form method="post" className="stack" noValidate>
      <TextField
        {...mobile}
        defaultValue={defaultValue}
        type="tel"
        autoComplete="mobile tel"
        label={t('account.mobile.label')}
        hint={t('account.mobile.hint')}
        maxLength={40}
        required
      />
      <Button look={pending ? 'line' : 'primary'} wide name="do" value="send">
        {t(pending ? 'account.confirm.resend' : 'edit.claim.code.send')}
      </Button>
    </form>
  );
};
