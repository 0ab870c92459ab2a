import type { ListedAttempt } from '#infra/access/attempts.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoments } from '../ui/when.tsx';
import { deviceInWords } from './device.ts';

type Props = {
  readonly attempts: readonly (Omit<ListedAttempt, 'at'> & { readonly at: string })[];
  /** Whether the address that was refused is shown too: it says something to staff alone. */
  readonly toStaff?: boolean;
};

/** Who got into an account and who did not, the newest first. */
export const AttemptsList = ({ attempts, toStaff = false }: Props) => {
  const { t } = useText();
  const { dayAndTime } = useMoments();
  if (attempts.length === 0) return <p className="muted">{t('account.attempts.none')}</p>;
  return (
    <ol className="account-list attempts">
      {attempts.map(({ at, way, outcome, what, network, device }) => (
        <li key={`${at}${way}${outcome}`}>
          <Badge tone={outcome === 'in' ? 'leaf' : outcome === 'half-way' || outcome === 'asked' ? 'plain' : 'danger'}>
            {t(`account.attempt.${way}.${outcome}` as MessageId)}
          </Badge>
          {toStaff && what && <code className="small">{what}</code>}
          <p className="muted small">
            {t('account.attempts.when', {
              when: dayAndTime(at, 'medium'),
              device: deviceInWords(device) ?? t('account.sessions.unknown'),
              network,
            })}
          </p>
        </li>
      ))}
    </ol>
  );
};
