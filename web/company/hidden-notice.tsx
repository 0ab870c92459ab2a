import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type Props = { readonly company: Pick<CompanyToEdit, 'id' | 'slug' | 'state'> };

/** Tells those who edit a page that visitors do not see it yet, why, and where to go on. */
export const HiddenNotice = ({ company }: Props) => {
  const { t, lang } = useText();
  return (
    <div className="wrap hidden-company">
      <Notice
        tone="warn"
        action={
          <LinkButton href={editCompanyPath(lang, company)} look="primary" icon="edit">
            {t('edit.company.title')}
          </LinkButton>
        }
      >
        <p>
          <b>{t(`account.companies.state.${company.state}`)}</b>
        </p>
        <p>{t('edit.state.onlyYou')}</p>
      </Notice>
    </div>
  );
};
