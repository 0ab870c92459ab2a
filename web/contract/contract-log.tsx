import { allLogActions } from '#domain/contract/contract-log.ts';
import type { ContractLogEntry } from '#read-api/contract/contract-log.ts';
import { contractLogFilePath, contractPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Select } from '../ui/select.tsx';
import { useMoments } from '../ui/when.tsx';
import { ContractLine } from './contract-lines.tsx';
import { type Names, useContractWords } from './contract-words.ts';

type Props = {
  readonly number: string;
  readonly log: readonly ContractLogEntry[];
  readonly names: Names;
  readonly authors: Names;
  readonly filter: Readonly<Record<'action' | 'by' | 'from', string>>;
  readonly asOf: string;
  /** The day of the signature, and today: on those between them it was something. */
  readonly days: { readonly min: string; readonly max: string };
};

/** Everything that happened to a contract, the newest first, month by month: all of it, or some of it, from a day on, until today or an earlier day. */
export const ContractLog = ({ number, log, names, authors, filter, asOf, days }: Props) => {
  const { t, lang } = useText();
  const { authorOf } = useContractWords(names);
  const { month } = useMoments();
  const day = asOf === 'signed' ? '' : asOf;
  return (
    <Card
      title={t('contracts.tab.log')}
      action={
        <a className="btn ghost" href={contractLogFilePath(lang, number, { ...filter, asOf })}>
          {t('contracts.log.file')}
        </a>
      }
    >
      <form className="stack" key={JSON.stringify([filter, asOf])}>
        <input type="hidden" name="tab" value="log" />
        <div className="contract-filters">
          <Select
            name="action"
            label={t('contracts.log.action')}
            placeholder={t('contracts.log.all')}
            defaultValue={filter.action}
            options={allLogActions.map((value) => ({ value, label: t(`contracts.action.${value}`) }))}
          />
          <Select
            name="by"
            label={t('contracts.log.by')}
            placeholder={t('contracts.log.everyone')}
            defaultValue={filter.by}
            options={authors.map((one) => ({
              value: one.id,
              label: authorOf(one),
            }))}
          />
          <DateField name="from" label={t('audit.from')} defaultValue={filter.from} {...days} />
          <DateField name="asOf" label={t('contracts.asOf')} defaultValue={day} {...days} />
        </div>
        <div className="row">
          <Button icon="filter">{t('web.do.filter')}</Button>
          {(asOf || Object.values(filter).some(Boolean)) && (
            <a className="btn ghost" href={contractPath(lang, number, { tab: 'log' })}>
              {t('web.do.clearAll')}
            </a>
          )}
        </div>
      </form>
      {log.length === 0 ? (
        <p className="muted">{t('contracts.log.none')}</p>
      ) : (
        [...Map.groupBy(log, ({ at }) => month(at))].map(([title, entries]) => (
          <section key={title} className="contract-month">
            <h3>{title}</h3>
            <ol className="contract-log">
              {entries.map((entry) => (
                <ContractLine key={entry.version} entry={entry} names={names} />
              ))}
            </ol>
          </section>
        ))
      )}
    </Card>
  );
};
