import type { AccountHappening } from '#read-api/account/account-admin.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';

/** What happened to an account, the newest first. */
export const Happenings = ({ history }: { readonly history: readonly AccountHappening[] }) => {
  const { t, day } = useText();
  return (
    <ol className="happenings">
      {history.map(({ type, at, actor, said }) => (
        <li key={`${at}${type}`}>
          <b>{t(`admin.happened.${type}` as MessageId)}</b>
          {Object.entries(said).map(([name, value]) => (
            <span key={name}> · {value}</span>
          ))}
          <p className="small muted">
            {day(at.slice(0, 10), { dateStyle: 'long' })} {at.slice(11, 16)} UTC ·{' '}
            {actor === 'visitor' || actor === 'operator' ? t(`admin.actor.${actor}`) : actor}
          </p>
        </li>
      ))}
    </ol>
  );
};
