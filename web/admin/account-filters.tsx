import { levels, roles } from '#domain/actor.ts';
import { accountsPath } from '../addresses/paths.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { Select } from '../ui/select.tsx';
import { Selector } from '../ui/selector.tsx';
import { TextField } from '../ui/text-field.tsx';
import './admin.css';

/** Which accounts to show: a person or a word first, the rest one tap away. */
export const AccountFilters = ({ asked }: { readonly asked: Readonly<Record<string, string>> }) => {
  const { t, lang } = useText();
  const lives = useLives();
  // without script the text alone counts: nobody would empty the id of what it no longer says
  const chosen = (name: 'account' | 'companyId') => (
    <input key={asked[name] ?? ''} type="hidden" name={name} defaultValue={lives ? asked[name] : ''} />
  );
  const any = t('admin.filter.any');
  const yesNo = [
    { value: 'yes', label: t('web.yes') },
    { value: 'no', label: t('web.no') },
  ];
  const one = (name: string, options: readonly { value: string; label: string }[]) => (
    <Select
      name={name}
      label={t(`admin.filter.${name}` as 'admin.filter.role')}
      placeholder={any}
      options={options}
      defaultValue={asked[name] ?? ''}
    />
  );
  const more = Object.entries(asked).some(([name, value]) => value && !['q', 'account', 'page'].includes(name));
  return (
    <form action={accountsPath(lang)} className="card pad stack">
      <Selector
        name="q"
        label={t('admin.filter.q')}
        source="/ajax/admin/select-user"
        identifies="account"
        defaultValue={asked.q}
        clearable
      />
      {chosen('account')}
      <Disclosure title={t('admin.filter.more')} open={more}>
        <div className="admin-filters">
          {one(
            'role',
            roles.filter((role) => role !== 'visitor').map((role) => ({ value: role, label: t(`admin.role.${role}`) })),
          )}
          {one(
            'level',
            levels.map((level) => ({ value: level, label: t(`admin.level.${level}`) })),
          )}
          {one('registeredBy', [
            { value: 'site', label: t('admin.filter.bySite') },
            { value: 'admin', label: t('admin.filter.byAdmin') },
          ])}
          {one('confirmed', yesNo)}
          {one('blocked', yesNo)}
          {one('manages', yesNo)}
          <Selector
            name="company"
            label={t('admin.filter.company')}
            hint={t('admin.filter.companyHint')}
            source="/ajax/admin/select-company"
            identifies="companyId"
            defaultValue={asked.company}
            clearable
          />
          {chosen('companyId')}
          {one('seen', [
            { value: '7', label: t('admin.filter.days', { days: 7 }) },
            { value: '30', label: t('admin.filter.days', { days: 30 }) },
            { value: '365', label: t('admin.filter.days', { days: 365 }) },
            { value: 'never', label: t('admin.never') },
          ])}
          <TextField name="ip" label={t('admin.filter.ip')} defaultValue={asked.ip} autoComplete="off" />
        </div>
      </Disclosure>
      <FilterButtons whole={accountsPath(lang)} />
    </form>
  );
};
