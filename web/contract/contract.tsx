import { data, redirect } from 'react-router';
import { currencies } from '#domain/money.ts';
import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import { signInFirst } from '../account/sign-in-first.ts';
import { contractPath, contractsPath, languageOf } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { useFormAnswer } from '../client/form-answer.ts';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Done } from '../ui/done.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import type { Route } from './+types/contract.ts';
import { attachedFile } from './attached-file.ts';
import { actIn, contractActs } from './contract-acts.ts';
import { contractStaff, mayOf, today } from './contract-asked.ts';
import { ContractDetails } from './contract-details.tsx';
import { ContractDone } from './contract-done.tsx';
import { ContractFiles } from './contract-files.tsx';
import { ContractHead } from './contract-head.tsx';
import { ContractLog } from './contract-log.tsx';
import { errorsIn, type Refusal } from './contract-parts.ts';
import { ContractProblems } from './contract-problems.tsx';
import { ContractTabs, type TabName, tabs } from './contract-tabs.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { undoOf } from './contract-undo.ts';
import { useContractWords } from './contract-words.ts';

/** The conflict of two people who change the same part. */
const meanwhile = 'contract.edited-meanwhile';

/** What was typed for a renewal whose options are to be seen before it is made; null when that is not asked for. */
const previewIn = (asked: URLSearchParams): Readonly<Record<string, string>> | null =>
  asked.get('open') === 'renew' && asked.has('endDate') ? Object.fromEntries(asked) : null;

const dayLike = /^\d{4}-\d\d-\d\d$/;

export const loader = ({ request, context, params: { number } }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer } = contractStaff({ request, context });
    const { searchParams } = addressOf(request);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const asOf = asked('asOf') === 'signed' || dayLike.test(asked('asOf')) ? asked('asOf') : '';
    const now = new Date();
    const api = context.get(readApiContext);
    const [contract, people] = await Promise.all([
      api.contractPage(number, { viewer, now, ...(asOf && { asOf }) }),
      api.contractPeople(),
    ]);
    if (!contract) return null;
    const tab: TabName = tabs.find((one) => one === asked('tab')) ?? 'details';
    const [action, by] = [asked('action'), asked('by')];
    const from = dayLike.test(asked('from')) ? asked('from') : '';
    const whole =
      tab === 'log' || contract.status === 'deleted' ? await api.contractLog(number, viewer, { asOf }) : null;
    const isShown = (entry: ContractLogEntry): boolean =>
      (!action || entry.action === action) && (!by || entry.by.id === by) && entry.at.slice(0, 10) >= from;
    const log = whole?.filter(isShown) ?? [];
    return {
      contract,
      people,
      authors: [...new Map((whole ?? []).map((entry) => [entry.by.id, entry.by])).values()],
      tab,
      asOf,
      log: log.toReversed(),
      filter: { action, by, from },
      may:
        contract.status === 'signed' && !asOf
          ? mayOf(viewer, contract.commercial.id)
          : { sign: false, deliver: false, add: false, note: false, assign: false, remove: false },
      today: today(now),
      currencies,
      opened: asked('open'),
      preview: previewIn(searchParams),
      isNew: asked('did') === 'sign',
      did: { act: actIn(asked('did')), of: asked('of'), on: dayLike.test(asked('on')) ? asked('on') : '' },
    };
  });

export const action = async ({ request, context, params: { number } }: Route.ActionArgs) => {
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form);
  const { viewer } = contractStaff({ request, context });
  const name = actIn(form.get('do'));
  if (!name) throw data(null, { status: 400 });
  const act = contractActs[name];
  const version = Number(form.get('version')) || undefined;
  try {
    const file = name === 'attach' ? { fileId: await attachedFile(context, number, viewer, form) } : {};
    await context.get(sendContext)(act.command, { ...act.data(form), ...file, number, ...(version && { version }) });
  } catch (error) {
    const answer = refused(context, error, lang, form);
    const isConflict = answer.data.code === meanwhile;
    const log = isConflict ? await context.get(readApiContext).contractLog(number, viewer) : null;
    const changes = (log ?? []).filter((entry) => entry.version > (version ?? 0));
    return data({ ...answer.data, changes: changes as readonly ContractLogEntry[], failed: name }, answer.init ?? {});
  }
  if (name === 'delete') return redirect(contractPath(lang, number), 303);
  // what an item was done or collected on is done again on that day when its undoing is undone
  const sent = (field: string): string => String(form.get(field) ?? '');
  const on = undoOf[name] ? sent('on') : '';
  return redirect(contractPath(lang, number, { tab: act.tab, did: name, of: sent('of'), on }), 303);
};

export const headers = privately;

export const meta = ({ params: { number }, location }: Route.MetaArgs) =>
  privateHead(number, textOf(languageOf(location.pathname)).t('contracts.title'));

/** A contract: what was agreed, what is done, its problems, and everything that happened to it. */
export default function Contract({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { contract, people, authors, tab, asOf, log, filter, may, did } = loaderData;
  const { t, lang } = useText();
  const { dayOf, personOf } = useContractWords();
  const names = [...people, ...authors];
  const { number } = contract;
  const crumbs = [{ name: t('contracts.title'), href: contractsPath(lang) }];
  if (contract.status === 'deleted')
    return (
      <Desk>
        <main id="main" tabIndex={-1} className="stack">
          <PageHead title={t('contracts.one', { number })} crumbs={crumbs} lead={contract.company.name} />
          <Notice tone="warn">
            <p>
              <b>{t('contracts.deleted', { who: personOf(contract.deleted.by) })}</b>{' '}
              <When at={contract.deleted.at} length="medium" />
            </p>
            <p>{t('contracts.deleted.reason', { reason: contract.reason })}</p>
          </Notice>
        </main>
      </Desk>
    );
  const preview: Refusal | null = loaderData.preview && {
    ...{ errors: [], code: '', changes: [] },
    ...{ values: loaderData.preview, failed: 'renew' },
  };
  const refusal = actionData ?? preview;
  const errors = refusal ? errorsIn(refusal) : [];
  const problems = contract.problems.filter(({ archived }) => !archived).length;
  const { currencies: all, opened } = loaderData;
  const rest = { contract, may, refusal, names, people, today: loaderData.today, currencies: all, asOf, opened };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <ContractHead contract={contract} crumbs={crumbs} may={may} asOf={asOf} />
        <ErrorSummary errors={errors} title={errors[0]?.message ?? ''} />
        {loaderData.isNew && <Done said={t('contracts.did.sign', { number })} />}
        {did.act && !refusal && <ContractDone act={did.act} of={did.of} on={did.on} number={number} />}
        {asOf && (
          <Notice
            action={
              <a className="btn ghost" href={contractPath(lang, number, { tab })}>
                {t('contracts.asOf.now')}
              </a>
            }
          >
            {asOf === 'signed' ? t('contracts.asOf.signed') : t('contracts.asOf.day', { day: dayOf(asOf) })}
          </Notice>
        )}
        <ContractTabs number={number} tab={tab} asOf={asOf} problems={problems} />
        {tab === 'details' && <ContractDetails {...rest} />}
        {tab === 'terms' && (
          <>
            <ContractFiles {...rest} />
            <ContractTerms {...rest} />
          </>
        )}
        {tab === 'problems' && <ContractProblems {...rest} />}
        {tab === 'log' && (
          <ContractLog
            {...{ number, log, names, authors, filter, asOf }}
            days={{ min: contract.created.at.slice(0, 10), max: loaderData.today }}
          />
        )}
      </main>
    </Desk>
  );
}
