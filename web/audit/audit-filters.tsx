import { auditPath } from '../addresses/paths.ts';
import '../admin/admin.css';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { DateField } from '../ui/date-field.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { Select } from '../ui/select.tsx';
import { Selector } from '../ui/selector.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = {
  readonly typed: Readonly<Record<string, string>>;
  readonly types: readonly { readonly type: string; readonly name: string }[];
  /** People are looked for by their names; else by what the log knows them by. */
  readonly byName: boolean;
};

/** Which events to show: who did it, what was done, to what, and when. */
export const AuditFilters = ({ typed, types, byName }: Props) => {
  const { t, lang } = useText();
  const lives = useLives();
  const day = (name: 'from' | 'to') => (
    <DateField name={name} label={t(name === 'from' ? 'audit.from' : 'audit.to')} defaultValue={typed[name]} />
  );
  return (
    <form action={auditPath(lang)} className="card pad stack" key={JSON.stringify(typed)}>
      <div className="admin-filters">
        {byName ? (
          <>
            <Selector
              name="who"
              label={t('audit.who')}
              hint={t('admin.filter.q')}
              source="/ajax/admin/select-user"
              identifies="actor"
              defaultValue={typed.who || typed.actor}
              clearable
            />
            <input type="hidden" name="actor" defaultValue={lives ? typed.actor : ''} />
          </>
        ) : (
          <TextField name="actor" label={t('audit.who')} hint={t('admin.account.id')} defaultValue={typed.actor} />
        )}
        <Select
          name="type"
          label={t('audit.what')}
          placeholder={t('admin.filter.any')}
          defaultValue={typed.type ?? ''}
          options={types.map(({ type, name }) => ({ value: type, label: name }))}
        />
        <TextField
          name="stream"
          label={t('audit.stream')}
          hint={t('audit.stream.hint')}
          defaultValue={typed.stream}
          maxLength={100}
          autoComplete="off"
        />
        {day('from')}
        {day('to')}
      </div>
      <FilterButtons whole={auditPath(lang)} />
    </form>
  );
};
