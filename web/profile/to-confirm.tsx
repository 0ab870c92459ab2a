import type { ReactNode } from 'react';
import type { AskedConfirmation } from '#read-api/profile/confirmations.ts';
import { profilePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { useMoments } from '../ui/when.tsx';
import { Period } from './period.tsx';

type Props = { readonly asked: AskedConfirmation; readonly here: string };
type OwnProps = Props & { readonly own: boolean };

const useName = ({ name }: AskedConfirmation): string => {
  const { t } = useText();
  return name ? `${name.firstname} ${name.lastname}` : t('profile.confirmation.nameless');
};

const Which = ({ asked: { person, item, version } }: Pick<Props, 'asked'>) => (
  <>
    <input type="hidden" name="person" value={person} />
    <input type="hidden" name="item" value={item} />
    <input type="hidden" name="version" value={version} />
  </>
);

/** Takes a decision back: the request waits again. */
export const UndoDecision = ({ asked, here }: Props) => {
  const { t } = useText();
  const name = useName(asked);
  return (
    <form method="post" action={here}>
      <Which asked={asked} />
      <Button look="ghost" icon="undo" name="do" value="undo" aria-label={t('profile.confirmation.undoOf', { name })}>
        {t('profile.confirmation.undo')}
      </Button>
    </form>
  );
};

const Line = ({
  asked,
  when,
  children,
}: Pick<Props, 'asked'> & { readonly when: ReactNode; readonly children: ReactNode }) => {
  const { lang } = useText();
  const { person, title, startDate, endDate } = asked;
  return (
    <li className="to-confirm">
      <div>
        <h3 dir="auto">
          <a href={profilePath(lang, person)}>{useName(asked)}</a>
        </h3>
        <p dir="auto">{title}</p>
        <p className="muted small">
          <Period startDate={startDate} endDate={endDate} />
        </p>
        {when}
      </div>
      {children}
    </li>
  );
};

/** Somebody who waits for an answer. */
export const ToConfirm = ({ asked, here, own }: OwnProps) => {
  const { t } = useText();
  const { day } = useMoments();
  const name = useName(asked);
  const on = day(asked.confirmation.asked);
  return (
    <Line asked={asked} when={<p className="muted small">{t('profile.confirmation.waitingOn', { day: on })}</p>}>
      {own ? (
        <p className="small own">{t('profile.confirmation.own')}</p>
      ) : (
        <form method="post" action={here} className="row">
          <Which asked={asked} />
          <Button
            look="primary"
            icon="check"
            name="do"
            value="confirm"
            aria-label={t('profile.confirmation.confirmOf', { name })}
          >
            {t('web.do.confirm')}
          </Button>
          <Button look="line" name="do" value="refuse" aria-label={t('profile.confirmation.refuseOf', { name })}>
            {t('profile.confirmation.refuse')}
          </Button>
        </form>
      )}
    </Line>
  );
};

/** What was decided, and can be taken back. */
export const Decided = ({ asked, here, own }: OwnProps) => {
  const { t } = useText();
  const { day } = useMoments();
  const { status, decided, asked: since } = asked.confirmation;
  const on = day(decided ?? since, 'medium');
  return (
    <Line
      asked={asked}
      when={
        status === 'confirmed' ? (
          <Badge tone="leaf" icon="check">
            {t('profile.confirmation.confirmedOn', { day: on })}
          </Badge>
        ) : (
          <Badge>{t('profile.confirmation.refusedOn', { day: on })}</Badge>
        )
      }
    >
      {!own && <UndoDecision asked={asked} here={here} />}
    </Line>
  );
};
