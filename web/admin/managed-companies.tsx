import type { ManagedCompany } from '#read-api/account/accounts-list.ts';
import type { CompanyName } from '#read-api/company/company-names.ts';
import { companyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';

/** A company with its name; null once it is gone. */
export type Managed = ManagedCompany & { readonly company: CompanyName | null };

/** The companies that somebody manages, or asked to, by their names. */
export const ManagedCompanies = ({ managed }: { readonly managed: readonly Managed[] }) => {
  const { t, lang } = useText();
  return (
    <ul>
      {managed.map(({ id, role, company }) => (
        <li key={id}>
          {company ? (
            <a href={companyPath(lang, company)} dir="auto">
              {company.name}
            </a>
          ) : (
            t('admin.account.companyGone', { id })
          )}
          {!role && ` (${t('admin.account.waits')})`}
        </li>
      ))}
    </ul>
  );
};
