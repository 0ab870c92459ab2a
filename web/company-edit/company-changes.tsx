import { useShown } from '../edit/merge.tsx';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { When } from '../ui/when.tsx';
import type { ShownChange } from './changes.ts';
import { companyForms } from './company-forms.ts';
import { companyParts } from './company-frame.tsx';

const Change = ({ change }: { readonly change: ShownChange }) => {
  const { t } = useText();
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
      </Disclosure>
    </li>
  );
};

/** Who changed what on the page, and when, newest first; each opens to its fields, before and after. */
export const CompanyChanges = ({ changes }: { readonly changes: readonly ShownChange[] }) => {
  const { t } = useText();
  if (changes.length === 0) return null;
  return (
    <Card title={t('edit.company.changes')}>
      <ul className="company-changes">
        {changes.map((change) => (
          <Change key={change.at + change.part} change={change} />
        ))}
      </ul>
    </Card>
  );
};
