import { editCompanyPath } from '../addresses/paths.ts';
import { FormFields } from '../edit/form-fields.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { currencyPicks } from '../page/currency-picks.ts';
import { privatePage } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/profile-management.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { PreviewBeside } from './preview-beside.tsx';
import { legalFields, numberFields, profileFields, sizeFields } from './profile-fields.ts';

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, lang } = await loadCompanySection(args, companySections.profile_management());
  const { countries } = await args.context.get(readApiContext).countries(lang);
  return {
    ...loaded,
    picks: {
      countries: countries.map(({ code, name }) => ({ value: code, label: name })),
      currencies: currencyPicks(lang),
    },
  };
};
export const action = (args: Route.ActionArgs) => saveCompanySection(args, companySections.profile_management());
export const meta = privatePage('edit.profile.title', 'account.companies.title');

/** The size and the legal facts of a company. */
export default function ProfileManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, picks, ...loaded } = loaderData;
  return (
    <CompanyFrame
      company={company}
      part="profile_management"
      title={t('edit.profile.title')}
      lead={t('edit.profile.lead')}
    >
      <SectionForm
        fields={profileFields}
        loaded={loaded}
        refusal={actionData}
        picks={picks}
        here={editCompanyPath(lang, company, 'profile_management')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="profile_management" />}
        draft={loaded.draft}
        body={(props) => (
          <>
            <Card title={t('edit.profile.size')}>
              <FormFields {...props} fields={sizeFields} />
            </Card>
            <Card title={t('edit.profile.legal')}>
              <FormFields {...props} fields={legalFields} />
            </Card>
            <Card title={t('edit.profile.numbers')}>
              <FormFields {...props} fields={numberFields} />
            </Card>
          </>
        )}
      />
    </CompanyFrame>
  );
}
