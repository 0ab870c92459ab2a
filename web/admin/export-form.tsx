import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = { readonly asked: Readonly<Record<string, string>>; readonly count: number };

/** Takes the addresses or numbers of the accounts that are shown out of the system: with a reason, and on record. */
export const ExportForm = ({ asked, count }: Props) => {
  const { t } = useText();
  return (
    <Disclosure title={t('admin.export.title')}>
      <form method="post" className="stack">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="muted">{t('admin.export.lead', { count })}</p>
        <TextField name="reason" label={t('admin.export.reason')} maxLength={500} required />
        <div className="row">
          <Button formAction="/admin/email/export">{t('admin.export.emails')}</Button>
          <Button formAction="/admin/phone/export">{t('admin.export.phones')}</Button>
        </div>
      </form>
    </Disclosure>
  );
};
