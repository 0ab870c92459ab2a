import { levels, roles } from '#domain/actor.ts';
import { accountsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import './admin.css';

/** Which accounts to show: a word first, the rest one tap away. */
export const AccountFilters = ({ asked }: { readonly asked: Readonly<Record<string, string>> }) => {
  const { t, lang } = useText();
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
  const more = Object.entries(asked).some(([name, value]) => value && name !== 'q' && name !== 'page');
  return (
    <form action={accountsPath(lang)} className="card pad stack">
      <TextField name="q" type="search" label={t('admin.filter.q')} defaultValue={asked.q} />
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
          {one('seen', [
            { value: '7', label: t('admin.filter.days', { days: 7 }) },
            { value: '30', label: t('admin.filter.days', { days: 30 }) },
            { value: '365', label: t('admin.filter.days', { days: 365 }) },
            { value: 'never', label: t('admin.never') },
          ])}
          <TextField name="ip" label={t('admin.filter.ip')} defaultValue={asked.ip} autoComplete="off" />
        </div>
      </Disclosure>
      <div className="row">
        <Button look="primary" icon="search">
          {t('web.do.filter')}
        </Button>
        <a className="btn ghost" href={accountsPath(lang)}>
          {t('web.do.clearAll')}
        </a>
      </div>
    </form>
  );
};
