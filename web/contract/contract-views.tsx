import type { ContractView } from '#read-api/contract/contract-views.ts';
import { contractsPath } from '../addresses/paths.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Filter, shownViews } from './shown-views.ts';

/** A filter as the end of an address, the same whatever the order of its fields. */
const written = (filter: Filter): string =>
  new URLSearchParams(
    Object.entries(filter)
      .filter(([name, value]) => value && name !== 'cursor')
      .sort(),
  ).toString();

/** Whether two filters let the same contracts through, in whatever order. */
const sameContracts = (one: Filter, other: Filter): boolean =>
  written({ ...one, order: '' }) === written({ ...other, order: '' });

type Props = {
  /** What the list is narrowed by, as it stands in its address. */
  readonly asked: Filter;
  /** What narrows it to the reader's own work; empty for those who have none. */
  readonly mine: Filter;
  /** The lists that the reader keeps. */
  readonly kept: readonly ContractView[];
  /** How many contracts each of the shown views has, in their order. */
  readonly counts: readonly (number | null)[];
  readonly mayAssign: boolean;
  /** Why a list was not kept, renamed or replaced. */
  readonly refusal: Refused | undefined;
};

/** The lists that people open most, and those that the reader keeps; the one that is open can be kept, or no longer. */
export const ContractViews = ({ asked, mine, kept, counts, mayAssign, refusal }: Props) => {
  const { t, lang } = useText();
  const views = shownViews(mine, kept, mayAssign);
  const here = written(asked);
  const own = kept.find(({ filter }) => filter === here);
  const exact = views.find(({ filter }) => written(filter) === here);
  const open = exact ?? views.find(({ filter }) => sameContracts(filter, asked));
  const ofRename = refusal?.values.view === 'rename' && refusal.values.of === own?.id ? refusal : undefined;
  const ofKeeping = refusal?.values.view === 'keep' ? refusal : undefined;
  const field = fieldsOf(ofKeeping);
  const unsaid = refusal?.errors.find((one) => one.field !== 'name')?.message;
  return (
    <>
      <nav className="contract-chips" aria-label={t('contracts.views')}>
        {views.map((view, index) => {
          const count = counts[index] ?? null;
          const label = 'name' in view ? view.name : t(`contracts.view.${view.view}`);
          return (
            <a
              key={`${label} ${written(view.filter)}`}
              className="chip"
              href={contractsPath(lang, Object.keys(view.filter).length > 0 ? view.filter : { all: '1' })}
              aria-current={view === open ? 'true' : undefined}
            >
              <span dir="auto">{label}</span>
              {count !== null && <span className="n">{count > 99 ? '99+' : count}</span>}
            </a>
          );
        })}
      </nav>
      {unsaid && <Notice tone="bad">{unsaid}</Notice>}
      {own && (
        <Disclosure title={t('contracts.view.change')} open={ofRename !== undefined} key={`change ${here}`}>
          <form method="post" className="stack contract-keep" noValidate>
            <input type="hidden" name="of" value={own.id} />
            <TextField
              {...fieldsOf(ofRename, { name: own.name })('name')}
              label={t('contracts.view.name')}
              maxLength={40}
              required
              autoComplete="off"
            />
            <div className="row">
              <Button look="primary" name="view" value="rename">
                {t('web.do.save')}
              </Button>
              <Button look="ghost" icon="close" name="view" value={own.id}>
                {t('contracts.view.remove')}
              </Button>
            </div>
          </form>
        </Disclosure>
      )}
      {(ofKeeping || !exact) && (
        <Disclosure title={t('contracts.view.keep')} open={ofKeeping !== undefined} key={here}>
          <div className="stack">
            <form method="post" className="stack contract-keep" noValidate>
              <input type="hidden" name="filter" value={here} />
              <TextField
                {...field('name')}
                label={t('contracts.view.name')}
                hint={t('contracts.view.name.hint')}
                maxLength={40}
                required
                autoComplete="off"
              />
              <div className="row">
                <Button look="primary" name="view" value="keep">
                  {t('web.do.save')}
                </Button>
              </div>
            </form>
            {kept.length > 0 && (
              <form method="post" className="stack contract-keep">
                <input type="hidden" name="filter" value={here} />
                <Select
                  name="of"
                  label={t('contracts.view.replace')}
                  hint={t('contracts.view.replace.hint')}
                  options={kept.map(({ id, name }) => ({ value: id, label: name }))}
                />
                <div className="row">
                  <Button name="view" value="replace">
                    {t('contracts.view.replace.do')}
                  </Button>
                </div>
              </form>
            )}
          </div>
        </Disclosure>
      )}
    </>
  );
};
