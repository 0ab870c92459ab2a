import type { AccountHappening, Who } from '#read-api/account/account-admin.ts';
import { accountPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { useMoments, When } from '../ui/when.tsx';

/** What was said in an event, as words: `fr` is French, `admin` an administrator. */
const useSaid = () => {
  const { t } = useText();
  const { dayAndTime } = useMoments();
  return ([name, value]: readonly [string, string]): string => {
    if (name === 'until') return t('admin.said.until', { when: dayAndTime(value) });
    if (name === 'reason') return t('admin.said.reason', { reason: value });
    if (name === 'role' || name === 'level') return t(`admin.${name}.${value}` as MessageId);
    if (name === 'how') return t(`admin.said.how.${value}` as MessageId);
    if (name === 'language') return t(`moderation.filter.${value}` as MessageId);
    return value;
  };
};

const Actor = ({ who }: { readonly who: Who }) => {
  const { t, lang } = useText();
  if (who.kind === 'self') return t('admin.by.site');
  if (who.kind !== 'person') return t(`admin.actor.${who.kind}`);
  if (who.name === null) return t('admin.actor.former');
  return (
    <a href={accountPath(lang, who.id)} dir="auto">
      {t('admin.actor.person', { name: who.name })}
    </a>
  );
};

/** What happened to an account, the newest first. */
export const Happenings = ({ history }: { readonly history: readonly AccountHappening[] }) => {
  const { t } = useText();
  const wordsOf = useSaid();
  return (
    <ol className="happenings">
      {history.map(({ type, at, who, said }) => (
        <li key={`${at}${type}`}>
          <b>{t(`admin.happened.${type}` as MessageId)}</b>
          {Object.entries(said).map((one) => (
            <span key={one[0]}> · {wordsOf(one)}</span>
          ))}
          <p className="small muted">
            <When at={at} /> · <Actor who={who} />
          </p>
        </li>
      ))}
    </ol>
  );
};
