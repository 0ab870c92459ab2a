import { editCompanyPath } from '../addresses/paths.ts';
import { useShown } from '../edit/merge.tsx';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { When } from '../ui/when.tsx';
import type { FieldChange, ShownChange } from './changes.ts';
import { companyForms } from './company-forms.ts';
import { companyParts } from './company-frame.tsx';
import { useOtherHoursTold } from './other-hours-told.ts';

type Company = { readonly id: number; readonly slug: string };

const Change = ({ company, change }: { readonly company: Company; readonly change: ShownChange }) => {
  const { t, lang } = useText();
  const shown = useShown();
  const otherHoursTold = useOtherHoursTold();
  const { part, name, at, fields } = change;
  const told = (field: FieldChange) => {
    const known = companyForms[part].fields.find((one) => one.name === field.name);
    if (!known) return otherHoursTold(field);
    return { label: t(known.label), before: shown(known, field.before), after: shown(known, field.after) };
  };
  const label = companyParts.find((one) => one.part === part)?.label;
  return (
    <li>
      <Disclosure
        title={
          <span>
            {label && t(label)}
            <small>
              {name ?? t('edit.merge.team')}, <When at={at} length="medium" />
            </small>
          </span>
        }
      >
        <dl>
          {fields.map((field) => {
            const { label, before, after } = told(field);
            return (
              <div key={field.name}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> <ins>{after}</ins>
                </dd>
              </div>
            );
          })}
        </dl>
        {change.canUndo && (
          <form method="post" action={editCompanyPath(lang, company)}>
            <Button look="line" icon="undo" name="undo" value={`${part} ${at}`}>
              {t('edit.company.undo')}
            </Button>
          </form>
        )}
      </Disclosure>
    </li>
  );
};

type Props = { readonly company: Company; readonly changes: readonly ShownChange[] };

/** Who changed what on the page, and when, newest first; each opens to its fields, before and after. */
export const CompanyChanges = ({ company, changes }: Props) => {
  const { t } = useText();
  if (changes.length === 0) return null;
  return (
    <Card title={t('edit.company.changes')}>
      <ul className="company-changes">
        {changes.map((change) => (
          <Change key={change.at + change.part} company={company} change={change} />
        ))}
      </ul>
    </Card>
  );
};
