import { editCompanyPath } from '../addresses/paths.ts';
import { useShown } from '../edit/merge.tsx';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { When } from '../ui/when.tsx';
import type { ShownChange } from './changes.ts';
import { companyForms } from './company-forms.ts';
import { companyParts } from './company-frame.tsx';

type Company = { readonly id: number; readonly slug: string };

const Change = ({ company, change }: { readonly company: Company; readonly change: ShownChange }) => {
  const { t, lang } = useText();
  const shown = useShown();
  const { part, name, at, fields } = change;
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
          {fields.map(({ name: field, before, after }) => {
            const known = companyForms[part].fields.find((one) => one.name === field);
            return (
              known && (
                <div key={field}>
                  <dt>{t(known.label)}</dt>
                  <dd>
                    <del>{shown(known, before)}</del> <ins>{shown(known, after)}</ins>
                  </dd>
                </div>
              )
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
