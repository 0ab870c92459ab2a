import type { OwnContract } from '#read-api/contract/own-contracts.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { useContractWords } from './contract-words.ts';

type Item = OwnContract['options'][number]['items'][number];

/** One time that an option is due, as the client sees it: for when, whether it is done, and, until then, what the client gave for it. */
export const OwnItem = ({ item: { scheduledDate, done, retrieve, dropped } }: { readonly item: Item }) => {
  const { t } = useText();
  const { dayOf } = useContractWords();
  const isTold = done === null && (retrieve !== null || !dropped);
  return (
    <>
      <span className="contract-due">
        <span>{t('contracts.own.due', { day: dayOf(scheduledDate) })}</span>
        {done === null ? (
          <Badge>{t(dropped ? 'contracts.dropped' : 'contracts.own.toDo')}</Badge>
        ) : (
          <Badge tone="leaf" icon="check">
            {t('contracts.doneOn', { day: dayOf(done) })}
          </Badge>
        )}
      </span>
      {isTold && (
        <span className="small muted">
          {retrieve === null ? t('contracts.own.awaited') : t('contracts.own.received', { day: dayOf(retrieve) })}
        </span>
      )}
    </>
  );
};
