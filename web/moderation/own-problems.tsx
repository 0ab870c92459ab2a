import type { OwnProblem } from '#read-api/company/reported-problems.ts';
import { problemLabel } from '../company-edit/problem-label.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { When } from '../ui/when.tsx';

const tones = { open: 'ochre', corrected: 'leaf', unfounded: 'plain' } as const;
const icons = { open: 'clock', corrected: 'check', unfounded: 'close' } as const;

/** What the reader reported with this page before, and where each report stands. */
export const OwnProblems = ({ problems }: { readonly problems: readonly OwnProblem[] }) => {
  const { t } = useText();
  if (problems.length === 0) return null;
  return (
    <Card title={t('problem.own')}>
      <ul className="own-problems">
        {problems.map(({ id, kind, message, status, at }) => (
          <li key={id}>
            <div className="row between">
              <b>{t(problemLabel[kind])}</b>
              <Badge tone={tones[status]} icon={icons[status]}>
                {t(`problem.own.${status}`)}
              </Badge>
            </div>
            {message && <p dir="auto">{message}</p>}
            <p className="small muted">
              <When at={at} length="medium" />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
};
