import { redirect } from 'react-router';
import { problemKinds } from '#domain/moderation/problem.events.ts';
import { Desk } from '../admin/desk.tsx';
import { ago } from '../ago.ts';
import { privately } from '../company/privately.ts';
import { privateHead } from '../head.ts';
import { Picture } from '../media/picture.tsx';
import { companyDeskPath, companyPath, languageOf } from '../paths.ts';
import { refused } from '../refused.ts';
import { readApiContext, sendContext } from '../server-context.ts';
import { textOf, useText } from '../text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/company-desk.ts';
import './company-desk.css';
import { moderatorOnly } from './moderator.ts';
import { problemLabel } from './problem-label.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { searchParams } = new URL(request.url);
  const api = context.get(readApiContext);
  const page = Math.max(1, Number(searchParams.get('page')) || 1);
  const [photos, problems] = await Promise.all([api.waitingPhotos(), api.reportedProblems({ page })]);
  return { photos, problems, undo: searchParams.get('undo'), company: searchParams.get('company'), at: new Date() };
};

const commands = {
  validate: ['company', 'validate-company-photo'],
  remove: ['company', 'remove-company-photo'],
  corrected: ['moderation', 'settle-problem'],
  unfounded: ['moderation', 'settle-problem'],
  reopen: ['moderation', 'reopen-problem'],
} as const;

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(new URL(request.url).pathname);
  const form = await request.formData();
  const doing = Object.keys(commands).find((one) => one === form.get('do')) as keyof typeof commands | undefined;
  const companyId = Number(form.get('company'));
  const id = String(form.get('id'));
  const back = companyDeskPath(lang);
  if (!doing) throw redirect(back);
  const [area, name] = commands[doing];
  const about =
    area === 'company'
      ? { imageId: id, ...(doing === 'remove' && { reason: form.get('reason') || null }) }
      : { problemId: id, ...(doing !== 'reopen' && { outcome: doing }) };
  try {
    await context.get(sendContext)(area, name, { companyId, ...about });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const undo =
    area === 'moderation' && doing !== 'reopen'
      ? `?${new URLSearchParams({ undo: id, company: String(companyId) })}`
      : '';
  return redirect(back + undo, 303);
};

export const headers = privately;

export const meta = ({ location }: Route.MetaArgs) =>
  privateHead(textOf(languageOf(location.pathname)).t('desk.company.title'));

export default function CompanyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, problems, undo, company, at } = loaderData;
  const { t, lang } = useText();
  const path = companyDeskPath(lang);
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack company-desk">
        <PageHead title={t('desk.company.title')} lead={t('desk.company.lead')} />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {undo && !actionData && (
          <div role="status">
            <Notice
              tone="good"
              action={
                <form method="post" action={path}>
                  <input type="hidden" name="id" value={undo} />
                  <input type="hidden" name="company" value={company ?? ''} />
                  <Button look="ghost" icon="undo" name="do" value="reopen">
                    {t('desk.company.undo')}
                  </Button>
                </form>
              }
            >
              <p>{t('desk.company.settled')}</p>
            </Notice>
          </div>
        )}
        {photos.length === 0 && problems.nbHits === 0 && (
          <EmptyState icon="check" title={t('desk.company.nothing')}>
            <p>{t('desk.company.nothingText')}</p>
          </EmptyState>
        )}
        {photos.length > 0 && (
          <section aria-labelledby="waiting-photos">
            <h2 id="waiting-photos">{t('desk.company.photos', { count: photos.length })}</h2>
            <ul className="waiting-photos">
              {photos.map(({ image, caption, added, company: of }) => (
                <li key={image.id} className="card">
                  <div className="pic">
                    <Picture
                      image={image}
                      alt={caption ?? ''}
                      sizes="(min-width: 40rem) 16rem, 46vw"
                      most={640}
                      fit="whole"
                    />
                  </div>
                  <form method="post" action={path} className="stack pad">
                    <p>
                      <a href={companyPath(lang, of)}>{of.name}</a>
                    </p>
                    <p className="small muted">{[caption, ago(lang, added, at)].filter(Boolean).join(' · ')}</p>
                    <input type="hidden" name="id" value={image.id} />
                    <input type="hidden" name="company" value={of.id} />
                    <div className="row">
                      <Button look="primary" icon="check" name="do" value="validate">
                        {t('desk.company.validate')}
                      </Button>
                      <Button look="danger" icon="trash" name="do" value="remove">
                        {t('desk.company.remove')}
                      </Button>
                    </div>
                  </form>
                </li>
              ))}
            </ul>
          </section>
        )}
        {problems.nbHits > 0 && (
          <section aria-labelledby="problems">
            <h2 id="problems">{t('desk.company.problems', { count: problems.nbHits })}</h2>
            <ul className="card list">
              {problems.results.map((problem) => (
                <li key={problem.id} className="pad problem">
                  <div className="stack">
                    <p className="row">
                      <Badge tone="ochre">
                        {t(problemLabel[problemKinds.find((kind) => kind === problem.kind) ?? 'other'])}
                      </Badge>
                      {problem.company && <a href={companyPath(lang, problem.company)}>{problem.company.name}</a>}
                      <span className="small muted">{ago(lang, problem.reported, at)}</span>
                    </p>
                    {problem.about && <p dir="auto">{problem.about}</p>}
                    {problem.message && <blockquote dir="auto">{problem.message}</blockquote>}
                  </div>
                  {problem.company && (
                    <form method="post" action={path} className="row">
                      <input type="hidden" name="id" value={problem.id} />
                      <input type="hidden" name="company" value={problem.company.id} />
                      <Button icon="check" name="do" value="corrected">
                        {t('desk.company.corrected')}
                      </Button>
                      <Button look="ghost" name="do" value="unfounded">
                        {t('desk.company.unfounded')}
                      </Button>
                    </form>
                  )}
                </li>
              ))}
            </ul>
            <Pager page={problems.page} last={problems.nbPages} hrefOf={(page) => `${path}?page=${page}`} />
          </section>
        )}
      </main>
    </Desk>
  );
}
