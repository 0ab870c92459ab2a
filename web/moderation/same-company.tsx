import { data, redirect } from 'react-router';
import { declareSameCompany, undoSameCompany } from '#commands/company/same-company.commands.ts';
import { languageOf, sameCompanyPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Done } from '../ui/done.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/same-company.ts';
import { moderatorOnly } from './moderator.ts';
import { SameJoined } from './same-joined.tsx';
import { SamePages } from './same-pages.tsx';
import { SamePicker } from './same-picker.tsx';
import './same-company.css';
import { useFormAnswer } from '../client/form-answer.ts';

const idIn = (said: unknown): number | null => {
  const text = String(said ?? '');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { pathname, searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const [goneId, staysId] = [idIn(searchParams.get('company')), idIn(searchParams.get('stays'))];
  const typed = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const [gone, stays, found] = await Promise.all([
    goneId && api.comparedCompany(goneId),
    staysId && staysId !== goneId ? api.comparedCompany(staysId) : null,
    typed && !staysId ? api.companiesToChoose(typed, languageOf(pathname)) : null,
  ]);
  return {
    gone: gone || null,
    stays: gone && !gone.stays ? stays || null : null,
    typed,
    found: found ? found.filter(({ id }) => id !== goneId) : null,
    undone: searchParams.get('did') === 'undone',
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const companyId = Number(form.get('company'));
  const act = form.get('do');
  const send = context.get(sendContext);
  if (act !== 'declare' && act !== 'undo') throw data(null, { status: 400 });
  try {
    if (act === 'declare') await send(declareSameCompany, { companyId, stays: Number(form.get('stays')) });
    else await send(undoSameCompany, { companyId });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(sameCompanyPath(lang, companyId, undefined, act === 'undo' ? 'undone' : ''), 303);
};

export const headers = privately;

export const meta = privatePage('desk.same.title', 'moderation.title');

/** Two pages of one company: staff choose the page that stays, see what happens to the other, and may undo it. */
export default function SameCompany({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { gone, stays, typed, found, undone } = loaderData;
  const { t } = useText();
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack same-company">
        <PageHead title={t('desk.same.title')} lead={t('desk.same.lead')} />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {gone && undone && !actionData && <Done said={t('desk.same.undone', { gone: gone.name })} />}
        {gone?.stays ? (
          <SameJoined gone={gone} stays={gone.stays} />
        ) : gone && stays ? (
          <SamePages gone={gone} stays={stays} />
        ) : (
          <SamePicker gone={gone} typed={typed} found={found} />
        )}
      </main>
    </Desk>
  );
}
