import { data, redirect } from 'react-router';
import { doItem, undoItem } from '#commands/contract/contract.commands.ts';
import type { Actor } from '#domain/actor.ts';
import { dayAfter } from '#domain/calendar.ts';
import { mayBeProduction, mayBeProductionLead, mayDeliverContracts } from '#domain/contract/contract.permissions.ts';
import type { Whose } from '#read-api/contract/production-day.ts';
import { signInFirst } from '../account/sign-in-first.ts';
import { contractsDayPath, contractsPath, languageOf } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { addressOf } from '../page/address-of.ts';
import { guarded } from '../page/guarded.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Select } from '../ui/select.tsx';
import type { Route } from './+types/contracts-day.ts';
import { contractStaff, today } from './contract-asked.ts';
import { useContractWords } from './contract-words.ts';
import { DueLists, dueParts } from './due-lists.tsx';
import { askedPerson, usePeopleOffered } from './people-offered.ts';
import { ProductionCalendar } from './production-calendar.tsx';
import './contract.css';
import { useFormAnswer } from '../client/form-answer.ts';

const monthLike = /^20\d\d-(0[1-9]|1[0-2])$/;
const dayLike = /^\d{4}-\d\d-\d\d$/;

/** Whose items somebody sees first: their own, those of the contracts that they lead, or everyone's. */
const firstShown = ({ role, id }: Pick<Actor, 'role' | 'id'>): string => {
  if (role === 'production') return id;
  return role === 'production_lead' ? 'team' : 'all';
};

/** Which items are asked for where not all are shown at once: those of a part after a place. */
const restOf = (part: string, after: string) => {
  const name = dueParts.find((one) => one === part);
  return name ? { part: name, after } : null;
};

/** Whose items are asked for: by `all`, `team` or the account that delivers. */
const whoseOf = (who: string, viewer: string): Whose => {
  if (who === 'all') return null;
  return who === 'team' ? { as: 'lead', id: viewer } : { as: 'production', id: who };
};

export const loader = ({ request, context }: Route.LoaderArgs) =>
  guarded({ request, context }, async () => {
    const { viewer } = contractStaff({ request, context });
    const { searchParams } = addressOf(request);
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const now = new Date();
    const day = today(now);
    const from = dayLike.test(asked('from')) ? asked('from') : day;
    const until = dayLike.test(asked('until')) ? asked('until') : dayAfter(from, 7);
    const month = monthLike.test(asked('month')) ? asked('month') : day.slice(0, 7);
    const isMonth = asked('view') === 'month';
    const who = asked('who') || firstShown(viewer);
    const whose = whoseOf(who, viewer.id);
    const rest = restOf(asked('part'), asked('after'));
    const api = context.get(readApiContext);
    const [work, calendar, people, gone] = await Promise.all([
      isMonth ? null : api.productionDay({ whose, from, until, rest }, now),
      isMonth ? api.productionMonth({ whose, month }, now) : null,
      api.contractPeople(),
      api.contractPeopleGone(),
    ]);
    const did = (['do', 'undo'] as const).find((one) => one === asked('did')) ?? null;
    return {
      work,
      rest,
      people: people.filter(mayBeProduction),
      gone: gone.filter(({ place }) => place === 'production'),
      calendar: calendar && { month, ...calendar },
      who,
      leads: mayBeProductionLead(viewer),
      from,
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
  const kept = (name: string): string => searchParams.get(name) ?? '';
  const here = Object.fromEntries(['who', 'from', 'until', 'part', 'after'].map((name) => [name, kept(name)]));
  return redirect(contractsDayPath(lang, { ...here, did: act, number, of }), 303);
};

export const headers = privately;

export const meta = privatePage('contracts.day.title', 'contracts.title');

type Loaded = Route.ComponentProps['loaderData'];
type Calendar = NonNullable<Loaded['calendar']>;

const leftOf = ({ late, today, other }: NonNullable<Loaded['work']>) => ({
  late: late.open,
  count: late.open + today.open + other.open,
});

const leftIn = ({ days, lateBefore }: Calendar, today: string) => {
  const open = (some: Calendar['days']): number => some.reduce((sum, { all, done }) => sum + all - done, lateBefore);
  return { late: open(days.filter(({ day }) => day < today)), count: open(days) };
};

/** The month before or after: `2026-11`. */
const monthBeside = (month: string, by: -1 | 1): string => {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one - 1 + by, 1)).toISOString().slice(0, 7);
};

type MonthProps = { readonly calendar: Calendar; readonly today: string; readonly who: string };

/** A month of what is due, the months beside it, and what is late since before it. */
const Month = ({ calendar: { month, days, lateBefore }, today, who }: MonthProps) => {
  const { t, lang, day } = useText();
  const named = (one: string): string => day(`${one}-01`, { month: 'long', year: 'numeric' });
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  const to = (one: string): string => contractsDayPath(lang, { view: 'month', month: one, who });
  return (
    <>
      <div className="row between production-month">
        <h2>{named(month)}</h2>
        <nav className="row" aria-label={t('contracts.month.others')}>
          <LinkButton look="ghost" icon="left" href={to(before)}>
            {named(before)}
          </LinkButton>
          <LinkButton look="ghost" icon="right" href={to(after)}>
            {named(after)}
          </LinkButton>
        </nav>
      </div>
      {lateBefore > 0 && (
        <Notice
          tone="warn"
          action={
            <LinkButton look="ghost" href={contractsDayPath(lang, { who })}>
              {t('contracts.month.seeLate')}
            </LinkButton>
          }
        >
          {t('contracts.month.lateBefore', { count: lateBefore })}
        </Notice>
      )}
      {days.every(({ all }) => all === 0) && <p className="muted">{t('contracts.month.none')}</p>}
      <ProductionCalendar month={month} days={days} today={today} who={who} />
    </>
  );
};

/** What production has to deliver: what is late first, then day by day. */
export default function ContractsDay({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { work, rest, calendar, people, gone, who, leads, from, until, day, mayDeliver, did } = loaderData;
  const { t, lang } = useText();
  const { dayOf } = useContractWords();
  const offered = usePeopleOffered(people, gone);
  const left = calendar ? leftIn(calendar, day) : work ? leftOf(work) : { late: 0, count: 0 };
  const isNone = work !== null && dueParts.every((part) => work[part].all === 0);
  const here = { who, from, until, ...rest };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack">
        <PageHead
          title={t('contracts.day.title')}
          lead={t('contracts.day.lead', left)}
          crumbs={[{ name: t('contracts.title'), href: contractsPath(lang) }]}
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && !actionData && (
          <Done
            said={t(`contracts.did.${did.act}`)}
            undo={{
              label: t('moderation.do.undo'),
              action: contractsDayPath(lang, here),
              fields: [
                ['number', did.number],
                ['of', did.of],
                ['do', did.act === 'do' ? 'undo' : 'do'],
              ],
            }}
          />
        )}
        <LinkTabs
          label={t('contracts.day.views')}
          tabs={[
            { href: contractsDayPath(lang, { who }), title: t('contracts.day.list'), current: calendar === null },
            {
              href: contractsDayPath(lang, { view: 'month', who }),
              title: t('contracts.day.calendar'),
              current: calendar !== null,
            },
          ]}
        />
        <form action={contractsDayPath(lang)} className="card pad stack" key={`${who} ${until}`}>
          {calendar && (
            <>
              <input type="hidden" name="view" value="month" />
              <input type="hidden" name="month" value={calendar.month} />
            </>
          )}
          {from !== day && <input type="hidden" name="from" value={from} />}
          <div className="contract-filters">
            <Select
              name="who"
              label={t('contract.field.userProduction')}
              defaultValue={who}
              options={[
                { value: 'all', label: t('contracts.log.everyone') },
                ...(leads ? [{ value: 'team', label: t('admin.work.team') }] : []),
                ...offered('production', ['all', 'team'].includes(who) ? null : askedPerson(who)),
              ]}
            />
            {!calendar && <DateField name="until" label={t('contracts.day.until')} defaultValue={until} min={from} />}
          </div>
          <div className="row">
            <Button icon="filter">{t('web.do.filter')}</Button>
          </div>
        </form>
        {calendar && <Month calendar={calendar} today={day} who={who} />}
        {isNone && (
          <EmptyState icon="check" title={t('contracts.day.none')}>
            <p>{t('contracts.day.noneText', { day: dayOf(until) })}</p>
          </EmptyState>
        )}
        {work && !isNone && (
          <DueLists
            work={work}
            rest={rest}
            {...{ day, from, mayDeliver }}
            hrefOf={(more) => contractsDayPath(lang, { who, from, until, ...more })}
          />
        )}
      </main>
    </Desk>
  );
}
