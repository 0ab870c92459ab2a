import { kindsOfModerators } from '#domain/moderation/problem-kinds.ts';
import type { ReportedProblem as Problem } from '#read-api/company/reported-problems.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Words } from '../review/words.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { When } from '../ui/when.tsx';
import { problemLabel } from './problem-label.ts';
import { ProblemPictures } from './problem-pictures.tsx';
import { ProposedShown } from './proposed-shown.tsx';

type Company = { readonly id: number; readonly slug: string };

type ReportedProblem = Problem & { readonly pictures: number };

const Reported = ({ company, problem }: { readonly company: Company; readonly problem: ReportedProblem }) => {
  const { t, lang } = useText();
  const { id, kind, about, message, proposed, pictures, at } = problem;
  const isOfTeam = kindsOfModerators.includes(kind);
  return (
    <li className="stack" id={`reported-${id}`}>
      <h3>
        {t(problemLabel[kind])}
        <small className="muted">
          <When at={at} length="medium" />
        </small>
      </h3>
      {proposed && <ProposedShown proposed={proposed} />}
      {about && <p dir="auto">{about}</p>}
      {message && <Words text={message} />}
      {!isOfTeam && <ProblemPictures company={company.id} problem={id} count={pictures} />}
      {isOfTeam ? (
        <p className="muted">{t('desk.reported.byTeam')}</p>
      ) : (
        <form method="post" action={editCompanyPath(lang, company)} className="row">
          <input type="hidden" name="problem" value={id} />
          <Button look={proposed ? 'primary' : 'line'} name="answer" value="corrected">
            {t(proposed ? 'desk.reported.take' : 'desk.reported.done')}
          </Button>
          <Button look="ghost" name="answer" value="unfounded">
            {t('desk.reported.refuse')}
          </Button>
          {!proposed && (
            <LinkButton look="ghost" href={editCompanyPath(lang, company, 'coordinates')}>
              {t('desk.reported.hand')}
            </LinkButton>
          )}
        </form>
      )}
    </li>
  );
};

type Props = { readonly company: Company; readonly problems: readonly ReportedProblem[] };

/** What visitors find wrong on the page: taken with one press, or said to be right as it is. */
export const ReportedProblems = ({ company, problems }: Props) => {
  const { t } = useText();
  if (problems.length === 0) return null;
  return (
    <Card title={t('desk.reported.title')} id="reported">
      <p className="muted">{t('desk.reported.lead')}</p>
      <ul className="reported">
        {problems.map((problem) => (
          <Reported key={problem.id} company={company} problem={problem} />
        ))}
      </ul>
    </Card>
  );
};
