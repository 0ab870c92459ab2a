import type { OpenState as State } from '#read-api/company/open-state-sent.ts';
import { editCompanyPath } from '../addresses/paths.ts';
import { capital, dayName, inWords } from '../company/hours.tsx';
import { timeOf } from '../edit/day-hours.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { OpenState } from '../ui/open-state.tsx';
import { pressOf, type Today } from './today-hours.ts';
import './today-card.css';

type Props = {
  readonly company: { readonly id: number; readonly slug: string };
  readonly today: Today;
  readonly state: State;
  /** The instant of `state`, ISO 8601. */
  readonly at: string;
  /** The page that shows it, which comes back after a press. */
  readonly back: 'home' | 'planning';
};

/** Today's hours, changed with one press; the usual week stays as it is. */
export const TodayCard = ({ company, today, state, at, back }: Props) => {
  const text = useText();
  const { t, day, lang } = text;
  const { date, hours, exception, earlier, later } = today;
  const name = exception && dayName(text, exception);
  const closes = earlier?.at(-1)?.closingMin;
  const opens = later?.find((one, index) => one.openingMin !== hours[index]?.openingMin)?.openingMin;
  return (
    <section className="card pad stack today-card" id="today" aria-label={t('edit.today.title')}>
      <div className="row between">
        <h2>{t('edit.today.title')}</h2>
        <OpenState state={state} at={new Date(at)} />
      </div>
      <p>
        {t('company.hours.holiday', {
          date: capital(day(date, { weekday: 'long', day: 'numeric', month: 'long' })),
          said: inWords(text, hours),
        })}
        {exception && <small>{name ?? t('edit.today.special')}</small>}
      </p>
      <form method="post" action={editCompanyPath(lang, company, 'planning')} className="row wraps">
        <input type="hidden" name="do" value="today" />
        <input type="hidden" name="date" value={date} />
        <input type="hidden" name="back" value={back} />
        {hours.length > 0 && (
          <Button look="line" icon="close" name="hours" value="closed">
            {t('edit.today.closed')}
          </Button>
        )}
        {earlier && closes !== undefined && (
          <Button look="line" icon="clock" name="hours" value={pressOf(earlier)}>
            {t('edit.today.closeAt', { time: timeOf(closes) })}
          </Button>
        )}
        {later && opens !== undefined && (
          <Button look="line" icon="clock" name="hours" value={pressOf(later)}>
            {t('edit.today.openAt', { time: timeOf(opens) })}
          </Button>
        )}
        {exception && (
          <Button look="line" icon="undo" name="hours" value="usual">
            {t('edit.today.usual')}
          </Button>
        )}
      </form>
      <p className="small muted">
        {t('edit.today.lead')}{' '}
        <a className="link" href={`${editCompanyPath(lang, company, 'planning')}?day=${date}#day`}>
          {t('edit.today.other')}
        </a>
      </p>
    </section>
  );
};
