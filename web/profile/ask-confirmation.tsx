import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { useText } from '../text.ts';
import { Button } from '../ui/button.tsx';
import { Confirmed } from './confirmed.tsx';

type Props = {
  readonly experience: OwnProfile['experiences'][number];
  /** Somebody there could answer. */
  readonly askable: boolean;
  readonly here: string;
};

/** What the company says of an experience, and what its person can do about it. */
export const AskConfirmation = ({ experience, askable, here }: Props) => {
  const { t, day } = useText();
  const { id, name, company, confirmation } = experience;
  if (!company?.id) return null;
  const said = { company: company.name };
  const on = (at: string) => day(at.slice(0, 10), { dateStyle: 'long' });
  const form = (what: 'ask' | 'withdraw', label: string) => (
    <form method="post" action={here}>
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="company" value={company.id ?? ''} />
      <Button
        look={what === 'ask' ? 'tonal' : 'ghost'}
        {...(what === 'ask' && { icon: 'verified' as const })}
        name="confirmation"
        aria-label={`${label} : ${name}`}
        value={what}
        aria-describedby={what === 'ask' ? `ask-${id}` : undefined}
      >
        {label}
      </Button>
    </form>
  );
  return (
    <div className="confirmation">
      {!confirmation &&
        (askable ? (
          <>
            {form('ask', t('profile.confirmation.ask'))}
            <p className="muted small" id={`ask-${id}`}>
              {t('profile.confirmation.askHint', said)}
            </p>
          </>
        ) : (
          <p className="muted small">{t('profile.confirmation.nobody', said)}</p>
        ))}
      {confirmation?.status === 'asked' && (
        <>
          <p className="muted small">{t('profile.confirmation.waiting', { ...said, day: on(confirmation.asked) })}</p>
          {form('withdraw', t('profile.confirmation.withdraw'))}
        </>
      )}
      {confirmation?.status === 'confirmed' && (
        <>
          <Confirmed company={company.name} on={(confirmation.decided ?? confirmation.asked).slice(0, 10)} />
          <p className="muted small">{t('profile.confirmation.ends')}</p>
          {form('withdraw', t('profile.confirmation.remove'))}
        </>
      )}
      {confirmation?.status === 'refused' && (
        <p className="muted small">{t('profile.confirmation.unconfirmed', said)}</p>
      )}
    </div>
  );
};
