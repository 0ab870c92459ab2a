import type { RecentAssignment } from '#read-api/contract/recent-assignments.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { useContractWords } from './contract-words.ts';
import { AssignedItems, assignedFields } from './contracts-assign.tsx';

type Props = { readonly recent: readonly RecentAssignment[]; readonly here: string };

const Assignment = ({ given, here }: { readonly given: RecentAssignment; readonly here: string }) => {
  const { t } = useText();
  const { personOf } = useContractWords();
  const { id, at, by, part, to, contracts, changed } = given;
  return (
    <li className="stack">
      <p>
        {t('contracts.log.field', { field: t(assignedFields[part]) })} <b>{personOf(to)}</b>
        <br />
        <span className="small muted">
          {personOf(by)} · <When at={at} />
        </span>
      </p>
      <Disclosure title={t('contracts.found', { count: contracts.length })}>
        <ul className="contract-assigned">
          {contracts.map(({ number, company, from }) => (
            <li key={number}>
              <span dir="auto">{company}</span> <span className="small muted contract-line">{number}</span>
              <br />
              <del>{personOf(to)}</del> <b>{personOf(from)}</b>
            </li>
          ))}
        </ul>
      </Disclosure>
      {changed.length > 0 && (
        <Notice tone="warn">
          <p>{t('contracts.assign.failed', { count: changed.length })}</p>
          <ul>
            {changed.map(({ number, company }) => (
              <li key={number}>
                <b dir="auto">{company}</b> {number} {t('contracts.assign.meanwhile')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <form method="post" action={here}>
        <AssignedItems contracts={contracts} />
        <input type="hidden" name="to" value={`${part}:${to?.id ?? ''}`} />
        <input type="hidden" name="key" value={id} />
        <Button icon="undo" name="step" value="undo">
          {t('moderation.batch.undo')}
        </Button>
      </form>
    </li>
  );
};

/** The last times that many contracts were given away at once, each with one press that takes it back. */
export const RecentAssignments = ({ recent, here }: Props) => {
  const { t } = useText();
  return (
    <Card title={t('contracts.assign.recent')}>
      {recent.length === 0 ? (
        <p className="muted">{t('contracts.assign.recent.none')}</p>
      ) : (
        <ul className="contract-assigned">
          {recent.map((given) => (
            <Assignment key={given.id} given={given} here={here} />
          ))}
        </ul>
      )}
    </Card>
  );
};
