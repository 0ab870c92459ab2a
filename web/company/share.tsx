import type { CompanyPage } from '#read-api/company/company-page.ts';
import { companyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

type Props = { readonly company: Pick<CompanyPage, 'id' | 'name' | 'slug'>; readonly origin: string };

/** Ways to pass a company on: links that work without script, and its address, which a script copies. */
export const Share = ({ company, origin }: Props) => {
  const { t, lang } = useText();
  const path = companyPath(lang, company);
  const message = `${company.name} ${origin}${path}`;
  return (
    <section className="card pad share" aria-labelledby="share">
      <h2 id="share">{t('share.title')}</h2>
      <ul className="row">
        <li>
          <a className="btn wa" href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="nofollow noopener">
            <Icon name="wa" />
            {t('share.whatsapp')}
          </a>
        </li>
        <li>
          <a className="btn" href={`${path}.vcf`} rel="nofollow">
            <Icon name="phone" />
            {t('share.contact')}
          </a>
        </li>
        <li className="copy">
          <button className="btn" type="button" data-copy={origin + path} data-copied={t('share.copied')}>
            <Icon name="clip" />
            {t('share.copy')}
          </button>
        </li>
      </ul>
      <label>
        <span className="small muted">{t('share.address')}</span>
        <input className="control" type="text" readOnly value={origin + path} />
      </label>
      <details>
        <summary>{t('share.code')}</summary>
        <img src={`/qr/${lang}/${company.id}.svg`} alt={t('share.codeAlt')} width="200" height="200" loading="lazy" />
      </details>
    </section>
  );
};
