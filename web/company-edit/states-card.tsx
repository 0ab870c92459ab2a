import type { StateToCome } from '#read-api/company/states-to-come.ts';
import { capital } from '../company/hours.tsx';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { OpenState } from '../ui/open-state.tsx';

/** What visitors read of the saved hours: now, and when that next becomes something else. */
export const StatesCard = ({ states }: { readonly states: readonly StateToCome[] }) => {
  const { t, moment } = useText();
  return (
    <Card title={t('edit.states.title')}>
      <ul className="stack states-to-come">
        {states.map(({ at, state }, index) => (
          <li key={at}>
            <span className="muted">
              {index === 0 || state.timeZone === null
                ? t('edit.states.now')
                : capital(
                    moment(at, { timeZone: state.timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' }),
                  )}
            </span>
            <OpenState state={state} at={new Date(at)} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
