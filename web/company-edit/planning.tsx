import { usualPlanning } from '#domain/company/opening-hours.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { privatePage } from '../page/head.ts';
import { useText } from '../page/text.ts';
import type { Route } from './+types/planning.ts';
import { weekFields } from './company-forms.ts';
import { CompanyFrame } from './company-frame.tsx';
import { loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { PreviewBeside } from './preview-beside.tsx';
import { WeekFields } from './week-fields.tsx';

/** The day of the week in a time zone, from 0 for Monday. */
const weekdayIn = (timeZone: string, at: Date): number => {
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(at);
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(day);
};

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, company } = await loadCompanySection(args, companySections.planning());
  const usual = usualPlanning(company.plannings);
  const zone = usual?.timeZone ?? 'Africa/Abidjan';
  return { ...loaded, today: weekdayIn(zone, new Date()), others: company.plannings.length - (usual ? 1 : 0) };
};
export const action = (args: Route.ActionArgs) => saveCompanySection(args, companySections.planning());
export const meta = privatePage('company.hours.title', 'account.companies.title');

export default function PlanningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, today, others, ...loaded } = loaderData;
  return (
    <CompanyFrame
      company={company}
      part="planning"
      title={t('company.hours.title')}
      lead={t('edit.company.planning.lead')}
    >
      <SectionForm
        fields={weekFields}
        loaded={loaded}
        refusal={actionData}
        here={editCompanyPath(lang, company, 'planning')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="planning" />}
        draft={`company-${company.id}-planning`}
        body={(props) => <WeekFields {...props} today={today} others={others} />}
      />
    </CompanyFrame>
  );
}
