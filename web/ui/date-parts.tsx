import { useText } from '../page/text.ts';
import './date-parts.css';
import { FieldGroup, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  /** `2019-03` or `2019-03-05`, or as much of it as was typed: `-03` is a month without its year. */
  readonly defaultValue?: string;
  readonly required?: boolean;
  /** Asks for the day too. */
  readonly withDay?: boolean;
  /** Lets the browser fill in the date of birth. */
  readonly isBirthday?: boolean;
};

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * A date in parts that are the same in every browser: the day as a number, the month by its name, the year as a number.
 * The parts are sent under one name, in this order: read them with `dateIn`.
 */
export const DateParts = ({ name, id = name, defaultValue = '', withDay = false, isBirthday, ...field }: Props) => {
  const { t, day: written } = useText();
  const { required, ...said } = field;
  const [year = '', month = '', day = ''] = defaultValue.split('-');
  const common = { name, required, 'aria-invalid': field.error ? (true as const) : undefined, className: 'control' };
  const fills = (part: string) => (isBirthday ? `bday-${part}` : 'off');
  const digits = (max: number) => ({ type: 'text', inputMode: 'numeric', maxLength: max }) as const;
  return (
    <FieldGroup id={id} {...said}>
      <div className="date-parts">
        {withDay && (
          <label>
            {t('web.date.day')}
            <input {...common} {...digits(2)} defaultValue={day} autoComplete={fills('day')} size={2} />
          </label>
        )}
        <label>
          {t('web.date.month')}
          <select {...common} defaultValue={month} autoComplete={fills('month')}>
            <option value="">{t('web.do.choose')}</option>
            {months.map((one) => (
              <option key={one} value={one}>
                {written(`2026-${one}-01`, { month: 'long' })}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('web.date.year')}
          <input {...common} {...digits(4)} defaultValue={year} autoComplete={fills('year')} size={4} />
        </label>
      </div>
    </FieldGroup>
  );
};
