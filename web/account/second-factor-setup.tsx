import type { SetupShown } from '#commands/account/flows/second-factor-flow.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { CodeField } from './code-field.tsx';

type Props = { readonly shown: SetupShown; readonly refusal: Refused | undefined };

/** Squares of white around the drawing, without which cameras do not find it. */
const quiet = 4;

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** How an app takes up the secret, and the code that shows it has. */
export const SecondFactorSetup = ({ shown: { setup, secret, address, drawing }, refusal }: Props) => {
  const { t } = useText();
  const field = fieldsOf(refusal && { ...refusal, values: {} });
  const side = drawing.size + 2 * quiet;
  return (
    <>
      <ol className="factor-steps">
        <li>{t('account.factor.app')}</li>
        <li>
          {t('account.factor.scan')}
          <svg
            className="factor-code"
            viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
            role="img"
            aria-label={t('account.factor.drawing')}
          >
            <path d={drawing.path} />
          </svg>
          <p>
            <a href={address} className="link">
              {t('account.factor.samePhone')}
            </a>
          </p>
          <p className="small muted">{t('account.factor.byHand')}</p>
          <code className="factor-secret" translate="no">
            {inFours(secret)}
          </code>
        </li>
        <li>{t('account.factor.show')}</li>
      </ol>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="setup" value={setup} />
        <div className="code-input">
          <CodeField {...field('code')} label={t('account.second.code')} />
        </div>
        <PasswordField {...field('current')} label={t('account.currentPassword')} />
        <Button look="primary" wide>
          {t('account.factor.turnOn')}
        </Button>
      </form>
    </>
  );
};
