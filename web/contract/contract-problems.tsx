import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { When } from '../ui/when.tsx';
import { backIn, type PartProps } from './contract-parts.ts';
import { useContractWords } from './contract-words.ts';

/** What goes wrong, and what went wrong before. */
export const ContractProblems = ({ contract: { problems }, may, refusal }: PartProps) => {
  const { t } = useText();
  const { personOf } = useContractWords();
  const { field } = backIn(refusal, 'problem');
  return (
    <Card
      title={t('contracts.tab.problems')}
      action={
        may.deliver &&
        problems.some(({ archived }) => !archived) && (
          <form method="post">
            <Button look="line" icon="check" name="do" value="archive">
              {t('contracts.do.archive')}
            </Button>
          </form>
        )
      }
    >
      {problems.length === 0 && <p className="muted">{t('contracts.problems.none')}</p>}
      <ul className="contract-items">
        {problems.map(({ id, text, archived, by, at, closed }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <p className="small muted row">
              {archived ? <Badge>{t('contracts.archived')}</Badge> : <Badge tone="danger">{t('contracts.open')}</Badge>}
              <span>
                {personOf(by)}, <When at={at} length="medium" />
              </span>
              {closed && (
                <span>
                  {t('contracts.archivedBy', { who: personOf(closed.by) })}, <When at={closed.at} length="medium" />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {may.note && (
        <form key={problems.length} method="post" className="stack" noValidate>
          <TextArea {...field('text')} rows={3} label={t('contracts.problem.new')} maxLength={2000} required />
          <Button icon="flag" name="do" value="problem">
            {t('report.send')}
          </Button>
        </form>
      )}
    </Card>
  );
};
