import type { ContractView } from '#read-api/contract/contract-views.ts';
import { contractsPath } from '../addresses/paths.ts';
import { fieldsOf, type Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

type Filter = Readonly<Record<string, string>>;

/** A filter as the end of an address, the same whatever the order of its fields. */
const written = (filter: Filter): string =>
  new URLSearchParams(
    Object.entries(filter)
      .filter(([name, value]) => value && name !== 'cursor')
      .sort(),
  ).toString();

type Props = {
  /** What the list is narrowed by, as it stands in its address. */
  readonly asked: Filter;
  /** What narrows it to the reader's own work; empty for those who have none. */
  readonly mine: Filter;
  /** The lists that the reader keeps. */
  readonly kept: readonly ContractView[];
  /** Why a list was not kept, renamed or replaced. */
  readonly refusal: Refused | undefined;
};

/** The lists that people open most, and those that the reader keeps; the one that is open can be kept, or no longer. */
export const ContractViews = ({ asked, mine, kept, refusal }: Props) => {
  const { t, lang } = useText();
  const views = [
    ...(Object.keys(mine).length > 0 ? [{ label: t('contracts.view.mine'), filter: mine }] : []),
    { label: t('contracts.view.all'), filter: {} },
    { label: t('contracts.view.ending'), filter: { ...mine, state: 'ending' } },
    { label: t('contracts.view.late'), filter: { ...mine, late: 'yes' } },
    { label: t('contracts.view.problems'), filter: { ...mine, problematic: 'yes' } },
    { label: t('contracts.view.alerts'), filter: { ...mine, alerts: 'yes' } },
    ...kept.map(({ name, filter }) => ({ label: name, filter: Object.fromEntries(new URLSearchParams(filter)) })),
  ];
  const here = written(asked);
  const own = kept.find(({ filter }) => filter === here);
  const isOpen = ({ filter }: (typeof views)[number]): boolean => written(filter) === here;
  const ofRename = refusal?.values.view === 'rename' && refusal.values.of === own?.id ? refusal : undefined;
  const ofKeeping = refusal?.values.view === 'keep' ? refusal : undefined;
  const field = fieldsOf(ofKeeping);
  const unsaid = refusal?.errors.find((one) => one.field !== 'name')?.message;
  return (
    <>
      <nav className="contract-chips" aria-label={t('contracts.views')}>
        {views.map((view) => (
          <a
            key={`${view.label} ${written(view.filter)}`}
            className="chip"
            href={contractsPath(lang, Object.keys(view.filter).length > 0 ? view.filter : { all: '1' })}
            aria-current={isOpen(view) ? 'true' : undefined}
            dir="auto"
          >
            {view.label}
          </a>
        ))}
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
      {(ofKeeping || !views.some(isOpen)) && (
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
