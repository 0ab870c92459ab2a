import { editCompanyPath, languageOf } from '../addresses/paths.ts';
import { privateHead } from '../page/head.ts';
import { textOf, useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/edit-company.ts';
import { CompanyFrame, companyParts } from './company-frame.tsx';
import { companyAsked } from './company-section.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { company } = await companyAsked(args);
  const { id, name, slug } = company;
  return { company: { id, name, slug } };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('edit.company.title'),
    ...(loaderData ? [loaderData.company.name] : []),
  );

/** Where those who edit a company's page begin: all its parts. */
export default function EditCompany({ loaderData: { company } }: Route.ComponentProps) {
  const { t, lang } = useText();
  return (
    <CompanyFrame company={company} part={null} title={company.name} lead={t('edit.company.lead')}>
      <Card title={t('edit.company.parts')}>
        <ul className="edit-parts">
          {companyParts.map(({ part, icon, label, why }) => (
            <li key={part}>
              <a href={editCompanyPath(lang, company, part)}>
                <Icon name={icon} />
                <span>
                  {t(label)}
                  <small>{t(why)}</small>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </CompanyFrame>
  );
}
