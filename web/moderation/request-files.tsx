import { data, redirect } from 'react-router';
import {
  archiveRequest,
  noteRequest,
  removeRequestNote,
  unarchiveRequest,
} from '#commands/moderation/request-files.ts';
import { companyRequestsPath, languageOf, requestFilesPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { leadToLastPage } from '../page/last-page.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/request-files.ts';
import { moderatorOnly } from './moderator.ts';
import { RequestFileCard } from './request-file.tsx';
import './new-companies.css';
import './request-files.css';
import { useFormAnswer } from '../client/form-answer.ts';

const acts = ['archive', 'unarchive', 'note', 'remove'] as const;
const views = ['current', 'archived'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const at = new Date();
  const asked = api.requestFilesAsked(Object.fromEntries(searchParams));
  const changed = Number(searchParams.get('in'));
  const ids = [asked.company ?? 0, changed].filter((id) => id > 0);
  const [files, names] = await Promise.all([api.requestFiles(asked, at), api.companyNames(ids)]);
  leadToLastPage(request, asked.page, files.nbPages);
  return {
    ...files,
    asked,
    at,
    company: names.get(asked.company ?? 0)?.name ?? null,
    did: acts.find((one) => one === searchParams.get('did')) ?? null,
    /** What was changed just now, to take it back. */
    changed: {
      company: changed,
      name: names.get(changed)?.name ?? null,
      of: searchParams.get('of') ?? '',
      source: searchParams.get('source') ?? '',
    },
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const address = addressOf(request);
  const lang = languageOf(address.pathname);
  const form = await request.formData();
  const act = acts.find((one) => one === form.get('do'));
  if (!act) throw data(null, { status: 400 });
  const send = context.get(sendContext);
  const asked = context.get(readApiContext).requestFilesAsked(Object.fromEntries(address.searchParams));
  const companyId = Number(form.get('company'));
  const [of, source] = [form.get('of'), form.get('source')];
  const about = { companyId, requestId: of, source };
  const does: Readonly<Record<(typeof acts)[number], () => Promise<unknown>>> = {
    archive: () => send(archiveRequest, about),
    unarchive: () => send(unarchiveRequest, about),
    note: () => send(noteRequest, { ...about, note: form.get('note') }),
    remove: () => send(removeRequestNote, { ...about, noteId: form.get('note') }),
  };
  try {
    await does[act]();
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const done = { did: act, in: String(companyId), of: String(of), source: String(source) };
  return redirect(
    requestFilesPath(lang, asked.company, { show: asked.show === 'archived' ? 'archived' : '', ...done }),
    303,
  );
};

export const headers = privately;

export const meta = privatePage('desk.files.title', 'moderation.title');

/** What takes back what was just done; nothing for notes, whose removal is asked before. */
const opposite = { archive: 'unarchive', unarchive: 'archive', note: null, remove: null } as const;

type DoneProps = Pick<Route.ComponentProps['loaderData'], 'did' | 'changed'> & { readonly action: string };

const DoneRequest = ({ did, changed: { company, name, of, source }, action }: DoneProps) => {
  const { t } = useText();
  if (!did || name === null) return null;
  const back = opposite[did];
  const fields = [['of', of] as const, ['company', String(company)] as const, ['source', source] as const];
  const undo = back && { label: t('moderation.do.undo'), action, fields: [...fields, ['do', back] as const] };
  return <Done said={t(`desk.files.done.${did}`, { company: name })} undo={undo} />;
};

/** All that visitors report and companies ask for: what staff still follow, and what they have put away. */
export default function RequestFiles({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { requests, counts, nbPages, asked, at, company, did, changed } = loaderData;
  const { t, lang, number } = useText();
  const hrefOf = (show: (typeof views)[number], page = 1): string =>
    requestFilesPath(lang, asked.company, {
      ...(show === 'archived' && { show }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('desk.files.title')}
          lead={t('desk.files.lead')}
          crumbs={[{ name: t('desk.requests.title'), href: companyRequestsPath(lang) }]}
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {!actionData && <DoneRequest did={did} changed={changed} action={hrefOf(asked.show)} />}
        {company !== null && (
          <p className="row between">
            <b dir="auto">{company}</b>
            <a className="btn ghost" href={requestFilesPath(lang)}>
              {t('desk.files.all')}
            </a>
          </p>
        )}
        <LinkTabs
          label={t('desk.files.title')}
          tabs={views.map((show) => ({
            href: hrefOf(show),
            current: asked.show === show,
            title: (
              <>
                {t(`desk.files.show.${show}`)} <span className="n">{number(counts[show])}</span>
              </>
            ),
          }))}
        />
        {requests.length === 0 ? (
          <EmptyState icon="check" title={t('desk.files.nothing')}>
            <p>{t(`desk.files.nothing.${asked.show}`)}</p>
          </EmptyState>
        ) : (
          <ul className="stack">
            {requests.map((request) => (
              <RequestFileCard key={request.id} request={request} refusal={actionData} at={at} />
            ))}
          </ul>
        )}
        <Pager page={asked.page} last={nbPages} hrefOf={(page) => hrefOf(asked.show, page)} />
      </main>
    </Desk>
  );
}
