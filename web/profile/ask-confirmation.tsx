import type { ReactNode } from 'react';
import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { useMoments } from '../ui/when.tsx';
import { Confirmed } from './confirmed.tsx';

type Props = {
  readonly experience: OwnProfile['experiences'][number];
  /** Somebody there could answer. */
  readonly askable: boolean;
  readonly here: string;
};

/** What the company says of an experience, and what its person can do about it. */
export const AskConfirmation = ({ experience, askable, here }: Props) => {
  const { t } = useText();
  const { day } = useMoments();
  const { id, name, company, confirmation } = experience;
  if (!company?.id) return null;
  const said = { company: company.name };
  const form = (what: 'ask' | 'withdraw', button: ReactNode) => (
    <form method="post" action={here}>
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="company" value={company.id ?? ''} />
      <input type="hidden" name="confirmation" value={what} />
      {button}
    </form>
  );
  return (
    <div className="confirmation">
      {!confirmation &&
        (askable ? (
          <>
            {form(
              'ask',
              <Button
                icon="verified"
                aria-label={t('profile.confirmation.askOf', { name })}
                aria-describedby={`ask-${id}`}
              >
                {t('profile.confirmation.ask')}
              </Button>,
            )}
            <p className="muted small" id={`ask-${id}`}>
              {t('profile.confirmation.askHint', said)}
            </p>
          </>
        ) : (
          <p className="muted small">{t('profile.confirmation.nobody', said)}</p>
        ))}
      {confirmation?.status === 'asked' && (
        <>
          <p className="muted small">{t('profile.confirmation.waiting', { ...said, day: day(confirmation.asked) })}</p>
          {form(
            'withdraw',
            <Button look="ghost" aria-label={t('profile.confirmation.withdrawOf', { name })}>
              {t('profile.confirmation.withdraw')}
            </Button>,
          )}
        </>
      )}
      {confirmation?.status === 'confirmed' && (
        <>
          <Confirmed company={company.name} on={(confirmation.decided ?? confirmation.asked).slice(0, 10)} />
          <p className="muted small">{t('profile.confirmation.ends')}</p>
          <div className="row asks">
            <Confirm
              label={t('profile.confirmation.remove')}
              question={<p>{t('profile.confirmation.removeAsk', said)}</p>}
            >
              {form('withdraw', <Button look="danger">{t('web.do.yesDelete')}</Button>)}
            </Confirm>
          </div>
        </>
      )}
      {confirmation?.status === 'refused' && (
        <p className="muted small">{t('profile.confirmation.unconfirmed', said)}</p>
      )}
    </div>
  );
};
