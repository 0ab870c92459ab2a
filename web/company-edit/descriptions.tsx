import { describeCompany } from '#commands/company/company.commands.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { FormFields } from '../edit/form-fields.tsx';
import type { FormField } from '../edit/form-values.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/descriptions.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, type Section, saveCompanySection } from './company-section.ts';

const both: readonly FormField[] = [
  { kind: 'area', name: 'description-fr', label: 'edit.company.inFrench', max: 5000, lang: 'fr', omit: true },
  { kind: 'area', name: 'description-en', label: 'edit.company.inEnglish', max: 5000, lang: 'en', omit: true },
];

const more: readonly FormField[] = [
  {
    kind: 'area',
    name: 'presentation',
    label: 'edit.company.presentation',
    hint: 'edit.company.presentation.hint',
    max: 20_000,
    rows: 8,
  },
];

const practical: readonly FormField[] = [
  { kind: 'text', name: 'practicalInfo-title', label: 'profile.portfolio.name', max: 200 },
  { kind: 'area', name: 'practicalInfo-text', label: 'edit.company.blockText', max: 5000 },
];

const brands: readonly FormField[] = [
  { kind: 'text', name: 'brandInfo-title', label: 'profile.portfolio.name', max: 200 },
  { kind: 'area', name: 'brandInfo-text', label: 'edit.company.blockText', max: 5000 },
];

const branches: readonly FormField[] = [
  {
    kind: 'text',
    name: 'childrenBoxTitle',
    label: 'edit.company.branchesTitle',
    hint: 'edit.company.branchesTitle.hint',
    max: 200,
  },
];

const fields = [...both, ...more, ...practical, ...brands, ...branches];

type Block = { readonly title?: string | null; readonly text?: string | null } | undefined;

/** A block of text with a title; nothing where neither is written. A title alone wants its text. */
const blockOf = (block: Block): object | null =>
  block?.title || block?.text ? { title: block.title ?? null, text: block.text ?? '' } : null;

const page: Section = {
  form: 'descriptions',
  part: 'descriptions',
  command: describeCompany,
  fields,
  known: ({ texts }) => texts,
  shape: ({ description = {}, practicalInfo, brandInfo, ...told }) => ({
    ...told,
    description,
    practicalInfo: blockOf(practicalInfo as Block),
    brandInfo: blockOf(brandInfo as Block),
  }),
};

export const loader = async (args: Route.LoaderArgs) => (await loadCompanySection(args, page)).loaded;
export const action = (args: Route.ActionArgs) => saveCompanySection(args, page);
export const meta = privatePage('edit.company.texts', 'account.companies.title');

export default function Descriptions({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, ...loaded } = loaderData;
  return (
    <CompanyFrame
      company={company}
      part="descriptions"
      title={t('edit.company.texts')}
      lead={t('edit.company.texts.lead')}
    >
      <SectionForm
        fields={fields}
        loaded={loaded}
        refusal={actionData}
        here={editCompanyPath(lang, company, 'descriptions')}
        draft={`company-${company.id}-descriptions`}
        body={(props) => (
          <>
            <Card title={t('edit.company.description')}>
              <p className="muted">{t('edit.company.description.lead')}</p>
              <div className="both-languages">
                <FormFields {...props} fields={both} />
              </div>
            </Card>
            <Card title={t('company.presentation.title')}>
              <FormFields {...props} fields={more} />
            </Card>
            <Card title={t('company.presentation.practical')}>
              <FormFields {...props} fields={practical} />
            </Card>
            <Card title={t('company.presentation.brands')}>
              <FormFields {...props} fields={brands} />
            </Card>
            <Card title={t('edit.company.branches')}>
              <FormFields {...props} fields={branches} />
            </Card>
          </>
        )}
      />
    </CompanyFrame>
  );
}
