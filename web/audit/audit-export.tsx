import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Takes the events that are shown, and those on the pages after, out as a file: with a reason, and on record. */
export const AuditExport = ({ filter }: { readonly filter: Readonly<Record<string, string>> }) => {
  const { t, lang } = useText();
  return (
    <Disclosure title={t('audit.export.title')}>
      <form method="post" action={`/admin/audit/export?lang=${lang}`} className="stack">
        {Object.entries(filter)
          .filter(([name]) => name !== 'cursor')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <p className="muted">{t('audit.export.lead')}</p>
        <TextField name="reason" label={t('admin.export.reason')} maxLength={500} required />
        <div className="row">
          <Button>{t('audit.export.do')}</Button>
        </div>
      </form>
    </Disclosure>
  );
};
