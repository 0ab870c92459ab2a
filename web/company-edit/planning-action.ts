import { data, redirect } from 'react-router';
import { planOpeningHours } from '#commands/company/company.commands.ts';
import { changeDayHours, observeHolidays, planPeriod, removePeriod } from '#commands/company/plan-exceptions.ts';
import { usualPlanning } from '#domain/company/opening-hours.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { draftOfItem } from '../client/draft-store.ts';
import { hoursIn, intervalsOf, isHalf } from '../edit/day-hours.ts';
import { isConflict } from '../edit/section-page.ts';
import type { Refused } from '../page/fields-of.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, readApiContext, sendContext } from '../page/server-context.ts';
import { textOf } from '../page/text.ts';
import { dateIn } from '../ui/date-in.ts';
import { type Asked, companyAsked, draftOf } from './company-section.ts';
import { datesNamed, holidayDates } from './other-hours.ts';
import { momentIn, pressed } from './today-hours.ts';

type Found = Awaited<ReturnType<typeof companyAsked>> & { readonly form: FormData };
type Errors = Refused['errors'];

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const dateOf = (form: FormData, name: string): string => dateIn(form.getAll(name).map(String));

/** One press on a button of today's card. A page that was left open past midnight is of another day. */
const changeToday = async (args: Asked, { company, lang, form }: Found): Promise<Errors> => {
  const intervals = pressed(textIn(form, 'hours'));
  const zone = usualPlanning(company.plannings)?.timeZone;
  const date = textIn(form, 'date');
  if (intervals === undefined) throw data(null, { status: 400 });
  if (zone !== undefined && date !== momentIn(zone, new Date()).date)
    return [{ message: textOf(lang).t('edit.today.over') }];
  await args.context.get(sendContext)(changeDayHours, { companyId: company.id, date, intervals });
  return [];
};

/** The hours of a day that were typed; undefined, with the sentence for the field, where a time is missing. */
const typedHours = (form: FormData, name: string, lang: Found['lang'], errors: Errors[number][]) => {
  const text = hoursIn(name, form);
  if (!isHalf(text)) return intervalsOf(text);
  errors.push({ field: name, message: textOf(lang).t('edit.hours.half') });
  return [];
};

const changeDay = async (args: Asked, { company, lang, form }: Found): Promise<Errors> => {
  const send = args.context.get(sendContext);
  const usual = form.has('usual');
  const date = usual ? textIn(form, 'usual') : dateOf(form, 'date');
  const errors: Errors[number][] = [];
  const intervals = usual ? null : typedHours(form, 'day-hours', lang, errors);
  if (errors.length > 0) return errors;
  await send(changeDayHours, { companyId: company.id, date, title: textIn(form, 'title') || null, intervals });
  return [];
};

const changePeriod = async (args: Asked, { company, lang, form }: Found): Promise<Errors> => {
  const send = args.context.get(sendContext);
  const errors: Errors[number][] = [];
  const isClosed = form.get('closed') === 'on';
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => (isClosed ? [] : typedHours(form, `period-${day}`, lang, errors)));
  if (errors.length > 0) return errors;
  await send(planPeriod, {
    ...{ companyId: company.id, title: textIn(form, 'title') || null, week },
    ...{ startingDate: dateOf(form, 'startingDate'), endDate: dateOf(form, 'endDate') },
    instead: datesNamed(textIn(form, 'period')),
  });
  return [];
};

const dropPeriod = async (args: Asked, { company, form }: Found): Promise<Errors> => {
  const dates = datesNamed(textIn(form, 'period'));
  if (!dates) throw data(null, { status: 400 });
  await args.context.get(sendContext)(removePeriod, { companyId: company.id, ...dates });
  return [];
};

/** The names of the days come from the calendar of the country, never from the form. */
const changeHolidays = async (args: Asked, { company, form }: Found): Promise<Errors> => {
  const zone = usualPlanning(company.plannings)?.timeZone;
  const { from, to } = holidayDates(momentIn(zone ?? 'UTC', new Date()).date);
  const ticked = new Set(form.getAll('holiday').map(String));
  const calendar = await args.context.get(readApiContext).publicHolidays(company.place.country, from, to);
  const days = calendar.filter(({ date }) => ticked.has(date));
  await args.context.get(sendContext)(observeHolidays, { companyId: company.id, from, to, days });
  return [];
};

const steps = {
  today: changeToday,
  day: changeDay,
  period: changePeriod,
  'remove-period': dropPeriod,
  holidays: changeHolidays,
} as const;

/** Says again what the hours said before the version that a button names, if nobody saved them since. */
const undo = async (args: Asked, { company, form }: Found): Promise<'undone' | 'left'> => {
  const version = Number(form.get('version'));
  const history = await args.context.get(readApiContext).companyHistory(company.id);
  const last = history.find(({ thing }) => thing === 'planning');
  if (!last || version !== company.versions.planning) return 'left';
  const { plannings } = last.before.forms;
  try {
    await args.context.get(sendContext)(planOpeningHours, { companyId: company.id, plannings, edited: version });
  } catch (error) {
    if (isConflict(error)) return 'left';
    throw error;
  }
  return 'undone';
};

/** The form that was sent, and what is wrong with it. */
export type HoursRefusal = Refused & { readonly part: string };

/** Does what a form of the page asks for, but for the usual week, which is a form with versions of its own. */
export const changeHours = async (args: Asked) => {
  const form = await args.request.formData();
  const found = { ...(await companyAsked(args, 'planning')), form };
  const { company, lang } = found;
  const part = String(form.get('do'));
  const home = editCompanyPath(lang, company, form.get('back') === 'home' ? undefined : 'planning');
  if (part === 'undo') throw redirect(`${home}?hours=${await undo(args, found)}`, 303);
  if (!Object.hasOwn(steps, part)) throw data(null, { status: 400 });
  try {
    const errors = await steps[part as keyof typeof steps](args, found);
    if (errors.length > 0)
      return data({ errors, values: valuesTyped(form), code: '', part } satisfies HoursRefusal, { status: 422 });
  } catch (error) {
    const { data: said, init } = refused(args.context, error, lang, form);
    const errors = said.errors.map((one) => ({ ...one, ...('field' in one && { field: fieldOf(part, one.field) }) }));
    return data({ ...said, errors, values: valuesTyped(form), part } satisfies HoursRefusal, init ?? {});
  }
  const draft = textIn(form, 'draft');
  if (draft) await args.context.get(accountsContext).endFormDraft(draftOfItem(draftOf(company.id, 'planning'), draft));
  throw redirect(`${home}?hours=${company.versions.planning + 1}`, 303);
};

/** The field of the form that a rule of the command speaks of. */
const fieldOf = (part: string, field: string): string => {
  if (part === 'day') return field.startsWith('intervals') || field.startsWith('plannings') ? 'day-hours' : field;
  return field.startsWith('plannings') ? 'period-0' : field.replace(/^week-(\d).*/, 'period-$1');
};

/** What was typed, dates and hours in one text each. */
const valuesTyped = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      /^period-\d$|^day-hours$/.test(name)
        ? hoursIn(name, form)
        : /^(date|startingDate|endDate)$/.test(name)
          ? dateOf(form, name)
          : textIn(form, name),
    ]),
  );
