import type { RelatedCompany } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { Face } from '../media/face.tsx';
import { companyPath } from '../paths.ts';
import { useText } from '../text.ts';

const Relative = ({ company, note }: { readonly company: RelatedCompany; readonly note?: string }) => {
  const { lang } = useText();
  return (
    <li className="mini">
      <Face company={company} logo={company.logo} size={56} />
      <div className="b">
        <h3>
          <a href={companyPath(lang, company)} dir="auto">
            {company.name}
          </a>
        </h3>
        <p className="small muted">{[note, company.area].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
};

/** The house that it belongs to, and the others that belong there: its own branches, or its sisters. */
export const Branches = ({ company: { content, texts } }: { readonly company: CompanyPage }) => {
  const { t } = useText();
  const { root, branches } = content;
  if (!root && branches.length === 0) return null;
  return (
    <section aria-labelledby="branches">
      <h2 id="branches">
        {root
          ? t('company.branch.sisters', { name: root.name })
          : (texts?.childrenBoxTitle ?? t('company.branch.title'))}
      </h2>
      <ul className="list card">
        {root && <Relative company={root} note={t('company.branch.root')} />}
        {branches.map((branch) => (
          <Relative key={branch.id} company={branch} />
        ))}
      </ul>
    </section>
  );
};
