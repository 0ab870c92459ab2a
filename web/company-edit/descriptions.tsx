import { languages } from '#domain/language.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { FormFields } from '../edit/form-fields.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/descriptions.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { blocks, both, branches, more, textFields } from './descriptions-fields.ts';
import { PreviewBeside } from './preview-beside.tsx';
import { TextState } from './text-state.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, company } = await loadCompanySection(args, companySections.descriptions());
  return { ...loaded, marks: company.marks };
};
export const action = (args: Route.ActionArgs) => saveCompanySection(args, companySections.descriptions());
export const meta = privatePage('edit.company.texts', 'account.companies.title');

const titles = { practicalInfo: 'company.presentation.practical', brandInfo: 'company.presentation.brands' } as const;

export default function Descriptions({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, marks, ...loaded } = loaderData;
  return (
    <CompanyFrame
      company={company}
      part="descriptions"
      title={t('edit.company.texts')}
      lead={t('edit.company.texts.lead')}
    >
      <SectionForm
        fields={textFields}
        loaded={loaded}
        refusal={actionData}
        here={editCompanyPath(lang, company, 'descriptions')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="descriptions" />}
        draft={loaded.draft}
        body={(props) => (
          <>
            <Card title={t('edit.company.description')}>
              <p className="muted">{t('edit.company.description.lead')}</p>
              <TextState marks={marks.description} field="description" />
              <div className="both-languages">
                <FormFields {...props} fields={both} />
              </div>
            </Card>
            <Card title={t('company.presentation.title')}>
              <TextState marks={marks.presentation} field="presentation" />
              <div className="both-languages">
                <FormFields {...props} fields={more} />
              </div>
            </Card>
            {(['practicalInfo', 'brandInfo'] as const).map((block) => (
              <Card key={block} title={t(titles[block])}>
                <TextState marks={marks[block]} field={`${block}-text`} />
                <div className="both-languages">
                  {languages.map((one) => (
                    <div key={one} className="stack">
                      <FormFields {...props} fields={blocks[block][one]} />
                    </div>
                  ))}
                </div>
              </Card>
            ))}
            <Card title={t('edit.company.branches')}>
              <p className="muted">{t('edit.company.branches.lead')}</p>
              <div className="both-languages">
                <FormFields {...props} fields={branches} />
              </div>
            </Card>
          </>
        )}
      />
    </CompanyFrame>
  );
}
