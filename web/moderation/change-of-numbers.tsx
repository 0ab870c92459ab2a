import type { NumbersChange, NumbersChangePreview } from '#read-api/company/numbers-changes.ts';
import { companyPath, numbersChangePath } from '../addresses/paths.ts';
import { ReadAgain } from '../client/read-again.tsx';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Pager } from '../ui/pager.tsx';
import { Progress } from '../ui/progress.tsx';
import { type Column, Table } from '../ui/table.tsx';

type Props = {
  readonly change: NumbersChange;
  readonly isChosen: boolean;
  /** Nothing while the numbers are being changed. */
  readonly preview: NumbersChangePreview | null;
};

type Sample = NumbersChangePreview['samples'][number];

const stateText = {
  convert: { going: 'moderation.batch.deciding', finished: 'moderation.batch.decided' },
  undo: { going: 'moderation.batch.undoing', finished: 'moderation.batch.undone' },
} as const;

const Running = ({ change: { plan, state } }: Pick<Props, 'change'>) => {
  const { t } = useText();
  const { done, total } = state;
  return (
    <>
      <ReadAgain />
      <Progress
        id={`progress-${plan.name}`}
        label={t('admin.account.companies')}
        {...(total > 0 && { value: done, max: total, said: t('moderation.batch.progress', { done, total }) })}
      />
      <form method="post" className="row">
        <input type="hidden" name="plan" value={plan.name} />
        <span className="small muted">{t('moderation.batch.stuck')}</span>
        <Button look="line" name="do" value="resume">
          {t('moderation.batch.resume')}
        </Button>
      </form>
    </>
  );
};

const Preview = ({ plan, preview }: { readonly plan: string; readonly preview: NumbersChangePreview }) => {
  const { t, lang } = useText();
  const { numbers, companies, left, converted, samples, page, pages } = preview;
  const columns: readonly Column<Sample>[] = [
    {
      key: 'company',
      title: t('contracts.company'),
      names: true,
      cell: ({ company }) =>
        company && (
          <a className="number-company" href={companyPath(lang, company)} dir="auto">
            {company.name}
          </a>
        ),
    },
    {
      key: 'before',
      title: t('contract.csv.before'),
      numeric: true,
      cell: ({ before }) => <bdi className="number-before-after">{before}</bdi>,
    },
    {
      key: 'after',
      title: t('contract.csv.after'),
      numeric: true,
      cell: ({ after }) => <bdi className="number-before-after">{after}</bdi>,
    },
  ];
  return (
    <>
      <p>
        {t('desk.change.would', { count: numbers, companies })}
        {left > 0 && ` ${t('desk.change.left', { count: left })}`}
      </p>
      {converted > 0 && <p>{t('desk.change.changed', { count: converted })}</p>}
      <form method="post" className="row">
        <input type="hidden" name="plan" value={plan} />
        {numbers > 0 && (
          <Button look="primary" name="do" value="convert">
            {t('desk.change.start')}
          </Button>
        )}
        {converted > 0 && (
          <Button look="line" icon="undo" name="do" value="undo">
            {t('moderation.batch.undo')}
          </Button>
        )}
      </form>
      {samples.length > 0 && (
        <>
          <Table
            caption={t('desk.change.samples')}
            columns={columns}
            rows={samples}
            keyOf={({ company, before }) => `${company?.id} ${before}`}
          />
          <Pager page={page} last={pages} hrefOf={(one) => numbersChangePath(lang, plan, one)} />
        </>
      )}
    </>
  );
};

/** A country's change of its numbers: since when, how far it is here, and what it would do. */
export const ChangeOfNumbers = ({ change, isChosen, preview }: Props) => {
  const { t, lang, country, day } = useText();
  const { plan, state } = change;
  const { name, since, digits, newDigits } = plan;
  const date = day(since, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section className="card pad stack" aria-labelledby={name}>
      <div className="row between">
        <h2 id={name}>{country(plan.country)}</h2>
        {state.status !== 'none' && (
          <span role="status">
            <Badge tone={state.status === 'going' ? 'ochre' : 'leaf'}>{t(stateText[state.way][state.status])}</Badge>
          </span>
        )}
      </div>
      <p>{t('desk.change.digits', { date, before: digits, after: newDigits })}</p>
      {isChosen && state.status === 'going' && <Running change={change} />}
      {preview && <Preview plan={name} preview={preview} />}
      {!isChosen && (
        <p>
          <LinkButton look="line" href={numbersChangePath(lang, name)}>
            {t('desk.change.see')}
          </LinkButton>
        </p>
      )}
    </section>
  );
};
