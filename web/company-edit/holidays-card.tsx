import type { ExceptionalDay } from '#domain/company/company.events.ts';
import type { PublicHoliday } from '#read-api/place/public-holidays.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { capital, inWords } from '../company/hours.tsx';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** A public holiday of the company's country, with what the company said of that day. */
type HolidayShown = PublicHoliday & { readonly said: ExceptionalDay | null };

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  readonly holidays: readonly HolidayShown[];
};

/** So many are shown at once; the others of the year are one tap away. */
const shownFirst = 5;

const Holiday = ({ date, name, said }: HolidayShown) => {
  const text = useText();
  const { t, day, lang } = text;
  const written = capital(day(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }));
  return (
    <Checkbox
      id={`holiday-${date}`}
      name="holiday"
      value={date}
      label={name[lang]}
      hint={said ? t('company.hours.holiday', { date: written, said: inWords(text, said.intervals) }) : written}
      defaultChecked={said?.publicHoliday != null}
    />
  );
};

/** The public holidays of the next twelve months; those that are ticked are closed. */
export const HolidaysCard = ({ company, holidays }: Props) => {
  const { t, lang } = useText();
  if (holidays.length === 0) return null;
  const later = holidays.slice(shownFirst);
  return (
    <Card title={t('edit.holidays.title')} id="holidays">
      <p className="muted">{t('edit.holidays.lead')}</p>
      <form method="post" action={editCompanyPath(lang, company, 'planning')} className="stack">
        <input type="hidden" name="do" value="holidays" />
        <div className="choices">
          {holidays.slice(0, shownFirst).map((one) => (
            <Holiday key={one.date} {...one} />
          ))}
        </div>
        {later.length > 0 && (
          <Disclosure title={t('edit.holidays.more', { count: later.length })}>
            <div className="choices">
              {later.map((one) => (
                <Holiday key={one.date} {...one} />
              ))}
            </div>
          </Disclosure>
        )}
        <Button look="primary">{t('web.do.save')}</Button>
      </form>
    </Card>
  );
};
