import { data, redirect } from 'react-router';
import { noteNumberProblem, resolveNumberProblem } from '#commands/company/number-problem.commands.ts';
import { languageOf, numberProblemsPath, numbersChangePath } from '../addresses/paths.ts';
import { Desk, useDeskCounts } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { mayOpenContext, readApiContext, sendContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/number-problems.ts';
import { ConvertNumber } from './convert-number.tsx';
import { KeyboardHelp, type Keys } from './keyboard-help.tsx';
import { moderatorOnly } from './moderator.ts';
import { NumbersCase } from './numbers-case.tsx';
import { pressing, useListKeys } from './use-list-keys.ts';
import './moderation.css';
import './numbers.css';
import { useFormAnswer } from '../client/form-answer.ts';

const acts = ['note', 'resolve'] as const;
const mostFound = 5;

const numberKeys: Keys = [
  ['J K', 'desk.numbers.keys.move'],
  ['W', 'edit.numbers.works'],
];

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { pathname, searchParams } = addressOf(request);
  const api = context.get(readApiContext);
  const now = new Date();
  const typed = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const search = { what: typed, where: '', sort: 'relevance', page: 1, lang: languageOf(pathname), at: now } as const;
  const results = typed ? (await api.searchCompanies(search)).results.slice(0, mostFound) : [];
  const [companies, found] = await Promise.all([
    api.numbersToCheck(),
    api.companiesNumbers(results.map(({ id }) => id)),
  ]);
  const toConvert = (searchParams.get('number') ?? '').trim().slice(0, 40);
  const converted = { typed: toConvert, forms: toConvert ? api.numberForms(toConvert) : [] };
  const mayChange = context.get(mayOpenContext)('numbersChange');
  const did = acts.find((one) => one === searchParams.get('did')) ?? null;
  return { typed, found, companies, converted, mayChange, did, now };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const act = acts.find((one) => one === form.get('do'));
  if (!act) throw data(null, { status: 400 });
  const number = { companyId: Number(form.get('company')), number: form.get('number') };
  const note = String(form.get('note') ?? '').trim() || null;
  const send = context.get(sendContext);
  try {
    if (act === 'resolve') await send(resolveNumberProblem, number);
    else await send(noteNumberProblem, { ...number, code: form.get('code'), note });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(`${numberProblemsPath(lang)}?did=${act}`, 303);
};

export const headers = privately;

export const meta = privatePage('desk.numbers.title', 'moderation.title');

/** The desk of numbers that do not work: staff find a number, note what is wrong, and see what is not put right yet. */
export default function NumberProblems({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { typed, found, companies, converted, mayChange, did, now } = loaderData;
  const { t, lang } = useText();
  const counts = useDeskCounts();
  const { list, isOn, turn } = useListKeys('a[data-number]', { w: pressing('button[value=resolve]') });
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack moderation">
        <PageHead
          title={t('desk.numbers.title')}
          actions={
            mayChange && (
              <LinkButton look="line" href={numbersChangePath(lang)}>
                {t('desk.change.title')}
              </LinkButton>
            )
          }
          lead={
            <>
              {t('desk.numbers.lead')}{' '}
              {counts && companies.length > 0 && <Waiting waiting={counts.numberProblems} now={now} />}
            </>
          }
        />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && !actionData && <Done said={t(`desk.numbers.done.${did}`)} />}
        <form method="get" action={numberProblemsPath(lang)} className="card pad find-number">
          <TextField
            name="q"
            label={t('desk.numbers.find')}
            hint={t('desk.numbers.findHint')}
            defaultValue={typed}
            maxLength={100}
            autoComplete="off"
          />
          <Button look="primary" icon="search">
            {t('desk.numbers.search')}
          </Button>
        </form>
        <ConvertNumber {...converted} />
        {typed && found.length === 0 && <p>{t('desk.numbers.notFound')}</p>}
        <div ref={list} className="stack">
          {found.length > 0 && (
            <section className="stack" aria-labelledby="found">
              <h2 id="found">{t('desk.numbers.found')}</h2>
              <ul className="stack">
                {found.map((company) => (
                  <NumbersCase key={company.id} company={company} at={now} isFound />
                ))}
              </ul>
            </section>
          )}
          {companies.length === 0 ? (
            !typed && (
              <EmptyState icon="check" title={t('desk.numbers.nothing')}>
                <p>{t('desk.numbers.nothingText')}</p>
              </EmptyState>
            )
          ) : (
            <section className="stack" aria-labelledby="open">
              <h2 id="open">{t('desk.numbers.open')}</h2>
              <ul className="stack">
                {companies.map((company) => (
                  <NumbersCase key={company.id} company={company} at={now} />
                ))}
              </ul>
            </section>
          )}
        </div>
        {companies.length + found.length > 0 && (
          <KeyboardHelp isOn={isOn} turn={turn} keys={numberKeys} hint="contracts.keys.hint" />
        )}
      </main>
    </Desk>
  );
}
