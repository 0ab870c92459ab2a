import { data, redirect } from 'react-router';
import {
  askCompanyApproval,
  markCompanyClient,
  putCompanyOnline,
  takeCompanyOffline,
} from '#commands/company/company.commands.ts';
import { resolveNumberProblem } from '#commands/company/number-problem.commands.ts';
import { answerProblem } from '#commands/moderation/problems.ts';
import { isStaff as isOfStaff } from '#domain/actor.ts';
import { mayDeclareSame, mayMarkClient, maySeeApplications } from '#domain/company/company.permissions.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { type ProblemOutcome, problemOutcomes } from '#domain/moderation/problem-kinds.ts';
import { editCompanyPath, languageOf, requestFilesPath, sameCompanyPath } from '../addresses/paths.ts';
import { useFilesAhead } from '../client/fetch-files.ts';
import { addressOf } from '../page/address-of.ts';
import { privateHead } from '../page/head.ts';
import type { MessageId } from '../page/intl.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { DateField } from '../ui/date-field.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import type { Route } from './+types/edit-company.ts';
import { BrokenNumbers } from './broken-numbers.tsx';
import { changesShown } from './changes.ts';
import { ClientCard } from './client-card.tsx';
import { CompanyChanges, changesAtFirst, mostChanges } from './company-changes.tsx';
import { CompanyFrame, useCompanyParts } from './company-frame.tsx';
import { companyAsked } from './company-section.ts';
import { CompanyState } from './company-state.tsx';
import { Counts, periods } from './counts.tsx';
import { HoursNotice } from './hours-notice.tsx';
import { keptPictures } from './kept-pictures.ts';
import { completeness } from './missing.ts';
import { ReportedProblems } from './reported.tsx';
import { Tasks } from './tasks.tsx';
import { TodayCard } from './today-card.tsx';
import { hoursDone, todayOf } from './today-hours.ts';
import { undoChange } from './undo-change.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer, lang } = await companyAsked(args);
  const { id, name, slug, state, refusal } = company;
  const api = args.context.get(readApiContext);
  const { searchParams } = addressOf(args.request);
  const period = periods.find((one) => one === searchParams.get('by')) ?? 'day';
  const now = new Date();
  const [history, problems, tasks, counts, numbers, media] = await Promise.all([
    api.companyHistory(id),
    api.reportedProblems(id),
    api.companyTasks(id, now),
    api.companyCounts(id, { period, lang, now }),
    api.numberProblemsOf(id),
    api.companyMediaToEdit(id, now),
  ]);
  const applications = maySeeApplications(viewer, { companyId: id }) ? tasks.applications : [];
  const count = Math.min(Math.max(Number(searchParams.get('changes')) || 0, changesAtFirst), mostChanges);
  const recent = history.slice(0, count);
  const pictures = await keptPictures(args, recent, history[0]?.after);
  return {
    company: { id, name, slug, state, refusal },
    changes: changesShown(recent, { now, pictures }),
    moreChanges: history.length > count && count < mostChanges ? count + changesAtFirst : null,
    problems,
    today: todayOf(company.plannings, now),
    openState: api.openState(company.plannings, now),
    at: now.toISOString(),
    hours: hoursDone(searchParams, company.versions.planning),
    tasks: { ...tasks, applications },
    counts,
    isStaff: isOfStaff(viewer),
    mayFile: mayModerate(viewer),
    mayBeSame: mayDeclareSame(viewer),
    client: mayMarkClient(viewer) ? company.client : null,
    registered: company.registered.slice(0, 10),
    lastDay: new Date().toISOString().slice(0, 10),
    numbers: numbers.map((each) => ({ ...each, readable: readablePhone(each.number) })),
    done:
      outcomeOf(searchParams.get('answered')) ??
      (searchParams.has('works') ? ('works' as const) : null) ??
      undoneOf(searchParams),
    ...completeness({ ...company, photos: media.photos.length }),
  };
};

const outcomeOf = (said: unknown): ProblemOutcome | null => problemOutcomes.find((one) => one === said) ?? null;

const undoneOf = (params: URLSearchParams) =>
  params.has('undone') ? (params.get('undone') === 'yes' ? ('undone' as const) : ('left' as const)) : null;

const said = {
  corrected: 'desk.reported.corrected',
  unfounded: 'desk.reported.unfounded',
  works: 'edit.numbers.done',
  undone: 'edit.company.undone',
  left: 'edit.company.undoneLater',
} as const satisfies Record<string, MessageId>;

const steps = { online: putCompanyOnline, offline: takeCompanyOffline, ask: askCompanyApproval } as const;

export const action = async (args: Route.ActionArgs) => {
  const { company, lang } = await companyAsked(args);
  const form = await args.request.formData();
  const step = String(form.get('do'));
  const outcome = outcomeOf(form.get('answer'));
  const undone = form.get('undo');
  const working = form.get('works');
  const client = form.get('client');
  if (!outcome && !undone && !working && !client && !Object.hasOwn(steps, step)) throw data(null, { status: 400 });
  const home = editCompanyPath(lang, company);
  try {
    if (undone) {
      const done = await undoChange(args, company, String(undone));
      return redirect(`${home}?undone=${done ? 'yes' : 'no'}`, 303);
    }
    if (working) {
      await args.context.get(sendContext)(resolveNumberProblem, { companyId: company.id, number: working });
      return redirect(`${home}?works=yes`, 303);
    }
    if (client) {
      await args.context.get(sendContext)(markCompanyClient, { companyId: company.id, client: client === 'yes' });
      return redirect(`${home}#client`, 303);
    }
    if (outcome) {
      const problemId = form.get('problem');
      await args.context.get(sendContext)(answerProblem, { companyId: company.id, problemId, outcome });
      return redirect(`${home}?answered=${outcome}`, 303);
    }
    await args.context.get(sendContext)(steps[step as keyof typeof steps], { companyId: company.id });
  } catch (error) {
    return refused(args.context, error, lang, form);
  }
  return redirect(home, 303);
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('edit.company.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

type CompleteProps = Pick<Route.ComponentProps['loaderData'], 'company' | 'all' | 'missing'>;

/** How complete the page is, and the field that would help most next. */
const Completeness = ({ company, all, missing }: CompleteProps) => {
  const { t, lang } = useText();
  const [next] = missing;
  if (!next) return null;
  const done = all - missing.length;
  return (
    <div className="card pad stack">
      <Progress
        id="complete"
        label={t('edit.company.complete')}
        said={t('profile.hub.filledOf', { done, all })}
        value={done}
        max={all}
      />
      <p>{t('edit.company.missing', { fields: missing.map(({ label }) => t(label)).join(', ') })}</p>
      <LinkButton href={`${editCompanyPath(lang, company, next.part)}#${next.field}`} look="primary" icon="plus">
        {t('edit.company.next', { field: t(next.label) })}
      </LinkButton>
    </div>
  );
};

/** Where those who edit a company's page begin: its state, what is missing, and all its parts. */
export default function EditCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { company, changes, moreChanges, problems, tasks, counts, numbers, done, all, missing } = loaderData;
  const { isStaff, mayFile, mayBeSame, client, registered, lastDay } = loaderData;
  const { today, openState, at, hours } = loaderData;
  const parts = useCompanyParts();
  const { t, lang } = useText();
  useFilesAhead(editCompanyPath(lang, company, 'shopping'));
  return (
    <CompanyFrame company={company} part={null} title={company.name} lead={t('edit.company.lead')}>
      <ErrorSummary errors={actionData?.errors ?? []} />
      {done && !actionData && (
        <Notice tone={done === 'left' ? 'warn' : 'good'}>
          <p>{t(said[done])}</p>
        </Notice>
      )}
      <CompanyState company={company} />
      {today && <TodayCard company={company} today={today} state={openState} at={at} back="home" />}
      {hours && !actionData && <HoursNotice company={company} done={hours} back="home" />}
      <Tasks company={company} tasks={tasks} problems={problems.length} numbers={numbers.length} />
      <BrokenNumbers company={company} problems={numbers} />
      <ReportedProblems company={company} problems={problems} />
      <Completeness company={company} all={all} missing={missing} />
      <Counts company={company} counts={counts} />
      <Card title={t('edit.company.parts')}>
        <ul className="edit-parts">
          {parts.map(({ part, icon, label, why }) => (
            <li key={part}>
              <a href={editCompanyPath(lang, company, part)}>
                <Icon name={icon} />
                <span>
                  {t(label)}
                  <small>{t(why)}</small>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <CompanyChanges company={company} changes={changes} more={moreChanges} />
      {isStaff && (
        <Card title={t('edit.preview.onTitle')}>
          <form action={editCompanyPath(lang, company, 'preview')} className="row as-of">
            <DateField
              name="on"
              label={t('edit.preview.day')}
              min={registered}
              max={lastDay}
              defaultValue={lastDay}
              required
            />
            <Button icon="calendar">{t('account.companies.see')}</Button>
          </form>
        </Card>
      )}
      {mayFile && (
        <Card title={t('desk.files.title')}>
          <p>{t('desk.files.company')}</p>
          <div className="row">
            <LinkButton href={requestFilesPath(lang, company.id)} icon="right">
              {t('desk.files.open')}
            </LinkButton>
          </div>
        </Card>
      )}
      {client !== null && <ClientCard client={client} />}
      {mayBeSame && (
        <Card title={t('desk.same.title')}>
          <p>{t('desk.same.lead')}</p>
          <div className="row">
            <LinkButton href={sameCompanyPath(lang, company.id)} icon="right">
              {t('desk.same.compare')}
            </LinkButton>
          </div>
        </Card>
      )}
      {company.state === 'public' && (
        <div className="row asks">
          <Confirm label={t('edit.state.hide')} question={<p>{t('edit.state.hideAsk')}</p>}>
            <form method="post">
              <Button look="danger" name="do" value="offline">
                {t('edit.state.yesHide')}
              </Button>
            </form>
          </Confirm>
        </div>
      )}
    </CompanyFrame>
  );
}
