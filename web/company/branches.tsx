import { otherOf } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { useText } from '../page/text.ts';
import { MiniCompany } from '../quote/mini-company.tsx';

/** The house that it belongs to, and the others that belong there: its own branches, or its sisters. */
export const Branches = ({ company: { content, texts } }: { readonly company: CompanyPage }) => {
  const { t, lang } = useText();
  const { root, branches } = content;
  const title = texts?.childrenBoxTitle;
  const other = title?.[otherOf(lang)];
  if (!root && branches.length === 0) return null;
  return (
    <section aria-labelledby="branches">
      <h2 id="branches">
        {root
          ? t('company.branch.sisters', { name: root.name })
          : title?.[lang] || (other && <span lang={otherOf(lang)}>{other}</span>) || t('company.branch.title')}
      </h2>
      <ul className="list card">
        {root && <MiniCompany company={root} about={[t('company.branch.root'), root.area]} />}
        {branches.map((branch) => (
          <MiniCompany key={branch.id} company={branch} about={[branch.area]} />
        ))}
      </ul>
    </section>
  );
};
