import { languages } from '#domain/language.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { FormFields } from '../edit/form-fields.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/shop-texts.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { shop, shopFields } from './descriptions-fields.ts';
import { PreviewBeside } from './preview-beside.tsx';
import { TextState } from './text-state.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, company } = await loadCompanySection(args, companySections.shopping());
  return { ...loaded, marks: company.marks.shop };
};
export const action = (args: Route.ActionArgs) => saveCompanySection(args, companySections.shopping());
export const meta = privatePage('edit.shop.title', 'account.companies.title');

/** The title and the text above a company's products, in both languages. */
export default function ShopTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, marks, ...loaded } = loaderData;
  return (
    <CompanyFrame company={company} part="shopping" title={t('edit.shop.title')} lead={t('edit.shop.lead')}>
      <SectionForm
        fields={shopFields}
        loaded={loaded}
        refusal={actionData}
        here={editCompanyPath(lang, company, 'shopping/texts')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="shopping" />}
        draft={loaded.draft}
        body={(props) => (
          <Card title={t('edit.company.texts')}>
            <TextState marks={marks} field="text" />
            <div className="both-languages">
              {languages.map((one) => (
                <div key={one} className="stack">
                  <FormFields {...props} fields={shop[one]} />
                </div>
              ))}
            </div>
          </Card>
        )}
      />
    </CompanyFrame>
  );
}
