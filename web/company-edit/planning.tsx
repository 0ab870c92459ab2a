import { weekdayOf } from '#domain/company/hours-on-day.ts';
import { usualPlanning } from '#domain/company/opening-hours.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { draftOfItem } from '../client/draft-store.ts';
import { SectionForm } from '../edit/section-form.tsx';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { Route } from './+types/planning.ts';
import { weekFields } from './company-forms.ts';
import { CompanyFrame } from './company-frame.tsx';
import { keptOf, loadCompanySection, saveCompanySection } from './company-section.ts';
import { companySections } from './company-sections.ts';
import { HolidaysCard } from './holidays-card.tsx';
import { HoursNotice } from './hours-notice.tsx';
import { daysFrom, draftItemOf, formOpened, holidayDates, periodsFrom } from './other-hours.ts';
import { OtherHours } from './other-hours-card.tsx';
import { changeHours } from './planning-action.ts';
import { PreviewBeside } from './preview-beside.tsx';
import { StatesCard } from './states-card.tsx';
import { TodayCard } from './today-card.tsx';
import { hoursDone, momentIn, todayOf } from './today-hours.ts';
import { WeekFields } from './week-fields.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const { loaded, company } = await loadCompanySection(args, companySections.planning());
  const { plannings, versions } = company;
  const now = new Date();
  const { date } = momentIn(usualPlanning(plannings)?.timeZone ?? 'Africa/Abidjan', now);
  const { searchParams } = addressOf(args.request);
  const api = args.context.get(readApiContext);
  const year = holidayDates(date);
  const calendar = await api.publicHolidays(company.place.country, year.from, year.to);
  const special = usualPlanning(plannings)?.holidays ?? [];
  const open = formOpened(searchParams, plannings);
  const item = open && draftItemOf(open);
  return {
    ...loaded,
    weekday: weekdayOf(date),
    today: todayOf(plannings, now),
    openState: api.openState(plannings, now),
    states: api.statesToCome(plannings, now),
    at: now.toISOString(),
    done: hoursDone(searchParams, versions.planning),
    days: daysFrom(plannings, date),
    periods: periodsFrom(plannings, date),
    holidays: calendar.map((one) => ({
      ...one,
      said: special.find(({ from, to }) => from === one.date && to === one.date) ?? null,
    })),
    opened: open && item ? { ...open, item, kept: await keptOf(args, draftOfItem(loaded.draft, item)) } : null,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.clone().formData();
  return form.has('do') ? changeHours(args) : saveCompanySection(args, companySections.planning());
};

export const meta = privatePage('company.hours.title', 'account.companies.title');

export default function PlanningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { company, weekday, today, openState, states, at, done, days, periods, holidays, opened, ...loaded } =
    loaderData;
  const refusal = actionData && 'part' in actionData ? actionData : undefined;
  const ofWeek = actionData && !('part' in actionData) ? actionData : undefined;
  const isOfCard = refusal?.part === 'day' || refusal?.part === 'period';
  return (
    <CompanyFrame
      company={company}
      part="planning"
      title={t('company.hours.title')}
      lead={t('edit.company.planning.lead')}
    >
      {refusal && !isOfCard && <ErrorSummary errors={refusal.errors} />}
      {today && <TodayCard company={company} today={today} state={openState} at={at} back="planning" />}
      {done && !actionData && <HoursNotice company={company} done={done} back="planning" />}
      <SectionForm
        fields={weekFields}
        loaded={loaded}
        refusal={ofWeek}
        here={editCompanyPath(lang, company, 'planning')}
        below={<PreviewBeside to={editCompanyPath(lang, company, 'preview')} part="planning" />}
        draft={loaded.draft}
        body={(props) => <WeekFields {...props} today={weekday} others={periods.length} />}
      />
      {today && <StatesCard states={states} />}
      {today && (
        <OtherHours
          company={company}
          days={days}
          periods={periods}
          opened={opened}
          draft={loaded.draft}
          refusal={refusal}
        />
      )}
      {today && <HolidaysCard company={company} holidays={holidays} />}
    </CompanyFrame>
  );
}
