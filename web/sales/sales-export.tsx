import type { Sales } from '#read-api/contract/sales.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { salesSides, sideWords } from './sales-sides.ts';

type Props = { readonly asked: Sales['asked']; readonly by: string };

/** Takes one of the tables out as a file: with a reason, and on record. */
export const SalesExport = ({ asked, by }: Props) => {
  const { t, lang } = useText();
  return (
    <Card title={t('sales.export.title')} id="csv">
      <form method="post" action={`/admin/sales/export?lang=${lang}`} className="stack">
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="muted">{t('sales.export.lead')}</p>
        <div className="admin-filters">
          <Select
            key={by}
            name="by"
            label={t('sales.export.by')}
            defaultValue={by}
            options={salesSides.map((value) => ({ value, label: t(sideWords[value]) }))}
          />
          <TextField name="reason" label={t('admin.export.reason')} maxLength={500} required />
        </div>
        <div className="row">
          <Button>{t('audit.export.do')}</Button>
        </div>
      </form>
    </Card>
  );
};
