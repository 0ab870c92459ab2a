import type { OpenState as State } from '#read-api/company/open-state-sent.ts';
import { type Text, useText } from '../page/text.ts';

const day = 86_400_000;

/** `2026-11-21` where the clock of `iso` (with an offset) runs, at the instant `at`. */
const dayAt = (iso: string, at: Date): string => {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return new Date(at.getTime() + offset).toISOString().slice(0, 10);
};

/** When the doors next move, as people say it: `18:00` for today, `demain 08:00`, else `lun. 08:00` or `3 janv. 08:00`. */
const changeInWords = (
  { t, day: say }: Text,
  changesAt: string,
  at: Date,
): { readonly when: string; readonly today: 'yes' | 'no' } => {
  const [date = '', time] = [changesAt.slice(0, 10), changesAt.slice(11, 16)];
  const today = dayAt(changesAt, at);
  if (date === today) return { when: `${time}`, today: 'yes' };
  const days = (Date.parse(date) - Date.parse(today)) / day;
  const spoken =
    days === 1
      ? t('web.open.tomorrow')
      : say(date, days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  return { when: `${spoken} ${time}`, today: 'no' };
};

/** Open or closed, by a word and a shape, with what comes next. */
export const OpenState = ({ state, at }: { readonly state: State; readonly at: Date }) => {
  const text = useText();
  const { t } = text;
  const next = state.changesAt ? changeInWords(text, state.changesAt, at) : null;
  if (state.state === 'unknown') return <Said name="unknown" word={t('web.open.unknown')} plain />;
  if (state.state === 'closing')
    return <Said name="soon" word={t('web.open.closing')} next={next && t('web.open.closingAt', next)} />;
  if (state.state === 'open')
    return next ? (
      <Said name="open" word={t('web.open.open')} next={t('web.open.closes', next)} />
    ) : (
      <Said name="open" word={t('web.open.always')} />
    );
  return <Said name="closed" word={t('web.open.closed')} next={next && t('web.open.opens', next)} />;
};

const Said = ({
  name,
  word,
  next,
  plain = false,
}: {
  readonly name: string;
  readonly word: string;
  readonly next?: string | null;
  readonly plain?: boolean;
}) => (
  <span className="open" data-s={name}>
    <span>
      {plain ? word : <b>{word}</b>}
      {next && ` · ${next}`}
    </span>
  </span>
);
