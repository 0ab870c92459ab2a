import { data, redirect } from 'react-router';
import { doItem, undoItem } from '#commands/contract/contract.commands.ts';
import { mayBeProduction, mayDeliverContracts } from '#domain/contract/contract.permissions.ts';
import { dayAfter } from '#domain/contract/packages.ts';
import { signInFirst } from '../account/sign-in-first.ts';
import { contractPath, contractsDayPath, contractsPath, languageOf } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/contracts-day.ts';
import { contractStaff, today } from './contract-asked.ts';
import { useContractWords } from './contract-words.ts';
import './contract.css';

const dayLike = /^\d{4}-\d\d-\d\d$/;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer } = contractStaff({ request, context });
    const { searchParams } = addressOf(request);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const now = new Date();
    const day = today(now);
    const until = dayLike.test(asked('until')) ? asked('until') : dayAfter(day, 7);
    const mine = viewer.role === 'production' ? viewer.id : 'all';
    const who = asked('who') || mine;
    const api = context.get(readApiContext);
    const [items, people] = await Promise.all([
      api.productionDay({ who: who === 'all' ? null : who, from: day, until }, now),
      api.contractPeople(),
    ]);
    const did = (['do', 'undo'] as const).find((one) => one === asked('did')) ?? null;
    return {
      items,
      people: people.filter(mayBeProduction),
      who,
      until,
      day,
      mayDeliver: mayDeliverContracts(viewer),
      did: did && { act: did, number: asked('number'), of: asked('of') },
    };
  });

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname, searchParams } = addressOf(request);
  const lang = languageOf(pathname);
  const form = await request.formData();
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form);
  contractStaff({ request, context });
  const act = (['do', 'undo'] as const).find((one) => one === form.get('do'));
  if (!act) throw data(null, { status: 400 });
  const [number, of] = [String(form.get('number') ?? ''), String(form.get('of') ?? '')];
  try {
    await context.get(sendContext)(act === 'do' ? doItem : undoItem, { number, itemId: of });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const [who, until] = [searchParams.get('who') ?? '', searchParams.get('until') ?? ''];
  return redirect(contractsDayPath(lang, { who, until, did: act, number, of }), 303);
};

export const headers = privately;

export const meta = privatePage('contracts.day.title', 'contracts.title');

type Loaded = Route.ComponentProps['loaderData'];
type Due = Loaded['items'][number];

type ListProps = { readonly title: string; readonly items: readonly Due[]; readonly mayDeliver: boolean };

const DueList = ({ title, items, mayDeliver }: ListProps) => {
  const { t, lang } = useText();
  const { dayOf, optionOf, personOf } = useContractWords();
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="contract-items">
        {items.map(({ id, number, company, option, title: called, scheduled, done, late, alert, production }) => (
          <li key={id}>
            <div className="row between">
              <span className="said">
                <b dir="auto">{optionOf(option, called)}</b>
                <a href={contractPath(lang, number)} dir="auto">
                  {company.name}
                </a>
                <span className="small muted">
                  {number} · {dayOf(scheduled)} · {personOf(production)}
                </span>
                <span className="row">
                  {late && (
                    <Badge tone="danger" icon="alert">
                      {t('contracts.late')}
                    </Badge>
                  )}
                  {alert && (
                    <Badge tone="ochre" icon="bell">
                      {t('contract.field.alert')}
                    </Badge>
                  )}
                  {done !== null && (
                    <Badge tone="leaf" icon="check">
                      {t('contracts.doneOn', { day: dayOf(done) })}
                    </Badge>
                  )}
                </span>
              </span>
              {mayDeliver && (
                <form method="post">
                  <input type="hidden" name="number" value={number} />
                  <input type="hidden" name="of" value={id} />
                  <Button
                    look={done === null ? 'tonal' : 'ghost'}
                    icon={done === null ? 'check' : 'undo'}
                    name="do"
                    value={done === null ? 'do' : 'undo'}
                    aria-label={t(done === null ? 'contracts.day.do' : 'contracts.day.undo', {
                      option: optionOf(option, called),
                      company: company.name,
                    })}
                  >
                    {t(done === null ? 'contracts.do.do' : 'contracts.do.undo')}
                  </Button>
                </form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** What production has to deliver: what is late first, then day by day. */
export default function ContractsDay({ loaderData, actionData }: Route.ComponentProps) {
  const { items, people, who, until, day, mayDeliver, did } = loaderData;
  const { t, lang } = useText();
  const { dayOf } = useContractWords();
  const late = items.filter((one) => one.late);
  const rest = items.filter((one) => !one.late);
  const days = [...new Set(rest.map(({ scheduled }) => scheduled))];
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('contracts.day.title')}
          lead={t('contracts.day.lead', { late: late.length, count: items.filter(({ done }) => done === null).length })}
          crumbs={[{ name: t('contracts.title'), href: contractsPath(lang) }]}
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && !actionData && (
          <Notice
            key={`${did.act} ${did.of}`}
            tone="good"
            action={
              <form method="post">
                <input type="hidden" name="number" value={did.number} />
                <input type="hidden" name="of" value={did.of} />
                <Button look="ghost" icon="undo" name="do" value={did.act === 'do' ? 'undo' : 'do'}>
                  {t('moderation.do.undo')}
                </Button>
              </form>
            }
          >
            {t(`contracts.did.${did.act}`)}
          </Notice>
        )}
        <form action={contractsDayPath(lang)} className="card pad stack">
          <div className="contract-filters">
            <Select
              name="who"
              label={t('contract.field.userProduction')}
              defaultValue={who}
              options={[
                { value: 'all', label: t('contracts.log.everyone') },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <TextField name="until" type="date" label={t('contracts.day.until')} defaultValue={until} min={day} />
          </div>
          <div className="row">
            <Button icon="filter">{t('web.do.filter')}</Button>
          </div>
        </form>
        {items.length === 0 && (
          <EmptyState icon="check" title={t('contracts.day.none')}>
            <p>{t('contracts.day.noneText', { day: dayOf(until) })}</p>
          </EmptyState>
        )}
        <DueList title={t('contracts.late')} items={late} mayDeliver={mayDeliver} />
        {days.map((one) => (
          <DueList
            key={one}
            title={one === day ? t('contracts.day.today') : dayOf(one)}
            items={rest.filter(({ scheduled }) => scheduled === one)}
            mayDeliver={mayDeliver}
          />
        ))}
      </main>
    </Desk>
  );
}
