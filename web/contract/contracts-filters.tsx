import { contractPackages, contractStates } from '#domain/contract/contract.choices.ts';
import { mayBeCommercial, mayBeProduction } from '#domain/contract/contract.permissions.ts';
import type { ContractPerson } from '#read-api/contract/contract-people.ts';
import { contractsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useContractWords } from './contract-words.ts';

type Props = {
  /** What the list is narrowed by, as it stands in its address. */
  readonly asked: Readonly<Record<string, string>>;
  /** What narrows it to the reader's own work; empty for those who have none. */
  readonly mine: Readonly<Record<string, string>>;
  readonly people: readonly ContractPerson[];
};

/** The lists that people open most. */
export const ContractViews = ({ asked, mine }: Pick<Props, 'asked' | 'mine'>) => {
  const { t, lang } = useText();
  const views = [
    ...(Object.keys(mine).length > 0 ? [{ label: t('contracts.view.mine'), filter: mine }] : []),
    { label: t('contracts.view.all'), filter: {} },
    { label: t('contracts.view.ending'), filter: { ...mine, state: 'ending' } },
    { label: t('contracts.view.late'), filter: { ...mine, late: 'yes' } },
    { label: t('contracts.view.problems'), filter: { ...mine, problematic: 'yes' } },
    { label: t('contracts.view.alerts'), filter: { ...mine, alerts: 'yes' } },
  ];
  const said = (filter: Readonly<Record<string, string>>): string =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([name, value]) => value && name !== 'cursor')
        .sort(),
    );
  return (
    <nav className="contract-chips" aria-label={t('contracts.views')}>
      {views.map(({ label, filter }) => (
        <a
          key={label}
          className="chip"
          href={contractsPath(lang, Object.keys(filter).length > 0 ? filter : { all: '1' })}
          aria-current={said(filter) === said(asked) ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
};

/** What narrows the list: what is used most first, the rest behind it. */
export const ContractFilters = ({ asked, people }: Pick<Props, 'asked' | 'people'>) => {
  const { t, lang } = useText();
  const { packageOf } = useContractWords();
  const any = t('admin.filter.any');
  const yesNo = [
    { value: 'yes', label: t('web.yes') },
    { value: 'no', label: t('web.no') },
  ];
  const one = (name: string, label: string, options: readonly { readonly value: string; readonly label: string }[]) => (
    <Select name={name} label={label} placeholder={any} options={options} defaultValue={asked[name] ?? ''} />
  );
  const nobody = { value: 'none', label: t('contracts.nobody') };
  const named = (mayBe: typeof mayBeCommercial) =>
    people.filter(mayBe).map(({ id, name }) => ({ value: id, label: name }));
  const first = ['q', 'state', 'commercial', 'production', 'cursor', 'all'];
  const more = Object.entries(asked).some(([name, value]) => value && !first.includes(name));
  return (
    <form action={contractsPath(lang)} className="card pad stack" key={JSON.stringify(asked)}>
      <div className="contract-filters">
        <TextField name="q" label={t('contracts.filter.q')} defaultValue={asked.q} maxLength={200} />
        {one(
          'state',
          t('contracts.state'),
          contractStates.map((value) => ({ value, label: t(`contracts.state.${value}`) })),
        )}
        {one('commercial', t('contract.field.userCommercial'), named(mayBeCommercial))}
        {one('production', t('contract.field.userProduction'), [nobody, ...named(mayBeProduction)])}
      </div>
      <Disclosure title={t('admin.filter.more')} open={more}>
        <div className="contract-filters">
          {one(
            'package',
            t('contract.field.initialPackage'),
            contractPackages.map((value) => ({ value, label: packageOf(value) })),
          )}
          <TextField
            name="country"
            label={t('contracts.filter.country')}
            hint={t('contracts.filter.country.hint')}
            defaultValue={asked.country}
            maxLength={2}
            pattern="[A-Za-z]{2}"
          />
          {one(
            'ending',
            t('contracts.filter.ending'),
            ['7', '30', '90'].map((value) => ({
              value,
              label: t('contracts.filter.days', { days: Number(value) }),
            })),
          )}
          {one('problematic', t('contracts.problematic'), yesNo)}
          {one('soldOut', t('contract.field.soldOut'), yesNo)}
          {one('alerts', t('contract.field.alert'), yesNo)}
          {one('late', t('contracts.late'), yesNo)}
          {one('order', t('contracts.order'), [
            { value: 'ending', label: t('contracts.order.ending') },
            { value: 'signed', label: t('contracts.order.signed') },
            { value: 'changed', label: t('contracts.order.changed') },
          ])}
        </div>
      </Disclosure>
      <FilterButtons whole={contractsPath(lang, { all: '1' })} />
    </form>
  );
};
