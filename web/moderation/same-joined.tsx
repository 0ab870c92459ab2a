import type { CompanyName } from '#read-api/company/company-names.ts';
import { companyPath, newCompaniesPath, sameCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

type Props = { readonly gone: CompanyName; readonly stays: CompanyName };

/** What happened to the page that went, and the way back. */
export const SameJoined = ({ gone, stays }: Props) => {
  const { t, lang } = useText();
  return (
    <>
      <Notice tone="good">{t('desk.same.done', { gone: gone.name, stays: stays.name })}</Notice>
      <div className="row">
        <LinkButton href={companyPath(lang, stays)} icon="eye">
          {t('account.companies.see')}
        </LinkButton>
        <a className="link" href={newCompaniesPath(lang)}>
          {t('desk.new.title')}
        </a>
      </div>
      <form method="post" action={sameCompanyPath(lang, gone.id)} className="card pad stack">
        <p>{t('desk.same.two', { gone: gone.name })}</p>
        <input type="hidden" name="company" value={gone.id} />
        <div className="row">
          <Button look="line" icon="undo" name="do" value="undo">
            {t('moderation.batch.undo')}
          </Button>
        </div>
      </form>
    </>
  );
};
