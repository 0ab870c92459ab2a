import { contractOrders, contractPackages, contractStates } from '#domain/contract/contract.choices.ts';
import type { ContractPlace } from '#domain/contract/contract.permissions.ts';
import type { ContractPerson, GonePerson } from '#read-api/contract/contract-people.ts';
import { contractsPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { FieldGroup } from '../ui/field.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useContractWords } from './contract-words.ts';
import { askedPerson, usePeopleOffered } from './people-offered.ts';

/** The columns that a reader may leave out of the list, by their titles; `hide-amount=yes` in its address does. */
export const columnTitles = {
  package: 'contract.field.initialPackage',
  state: 'contracts.state',
  end: 'contract.field.endDate',
  people: 'contracts.people',
  done: 'contracts.doneOf',
  amount: 'contract.field.amount',
} as const satisfies Record<string, MessageId>;
const hideableColumns = Object.keys(columnTitles) as (keyof typeof columnTitles)[];

type Props = {
  /** What the list is narrowed by, as it stands in its address. */
  readonly asked: Readonly<Record<string, string>>;
  /** What narrows it to the reader's own work. */
  readonly mine: Readonly<Record<string, string>>;
  readonly people: readonly ContractPerson[];
  readonly gone: readonly GonePerson[];
  /** Those of all contracts. */
  readonly countries: readonly string[];
};

/** What narrows the list: what is used most first, the rest behind it. */
export const ContractFilters = ({ asked, mine, people, gone, countries }: Props) => {
  const { t, lang, country } = useText();
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
  const offered = usePeopleOffered(people, gone);
  const named = (place: ContractPlace) => offered(place, askedPerson(asked[place]));
  const set = Object.entries(asked).filter(([name, value]) => value && !['q', 'cursor', 'all'].includes(name));
  const more = set.some(
    ([name, value]) => !['state', 'commercial', 'production', 'order'].includes(name) && mine[name] !== value,
  );
  return (
    <form action={contractsPath(lang)} className="card pad stack contract-narrow" key={JSON.stringify(asked)}>
      <div className="contract-filters">
        <div className="contract-wide">
          <TextField name="q" label={t('contracts.filter.q')} defaultValue={asked.q} maxLength={200} />
        </div>
        {one(
          'state',
          t('contracts.state'),
          contractStates.map((value) => ({ value, label: t(`contracts.state.${value}`) })),
        )}
        {one('commercial', t('contract.field.userCommercial'), named('commercial'))}
        {one('production', t('contract.field.userProduction'), [nobody, ...named('production')])}
      </div>
      <Disclosure title={`${t('admin.filter.more')}${set.length > 0 ? ` (${set.length})` : ''}`} open={more}>
        <div className="stack">
          <div className="contract-filters">
            {one('lead', t('contract.field.userProductionN1'), [nobody, ...named('lead')])}
            {one(
              'package',
              t('contract.field.initialPackage'),
              contractPackages.map((value) => ({ value, label: packageOf(value) })),
            )}
            {one(
              'country',
              t('contracts.filter.country'),
              countries.map((value) => ({ value, label: country(value) })),
            )}
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
            {one('renewal', t('contracts.renewal'), yesNo)}
            {one('left', t('contracts.view.left'), yesNo.slice(0, 1))}
            {one('spoken', t('contracts.spoken'), yesNo)}
            <div className="contract-wide">
              {one(
                'order',
                t('contracts.order'),
                contractOrders.map((value) => ({ value, label: t(`contracts.order.${value}`) })),
              )}
            </div>
          </div>
          <FieldGroup id="hidden" label={t('contracts.columns.hide')}>
            <div className="contract-hidden">
              {hideableColumns.map((key) => (
                <Checkbox
                  key={key}
                  name={`hide-${key}`}
                  value="yes"
                  label={t(columnTitles[key])}
                  defaultChecked={asked[`hide-${key}`] === 'yes'}
                />
              ))}
            </div>
          </FieldGroup>
        </div>
      </Disclosure>
      <FilterButtons whole={contractsPath(lang, { all: '1' })} />
    </form>
  );
};
