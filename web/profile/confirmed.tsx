import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import './confirmed.css';

type Props = { readonly company: string; readonly on: string };

/** That the company says so too, and since when. */
export const Confirmed = ({ company, on }: Props) => {
  const { t, day } = useText();
  return (
    <p className="confirmed small">
      <Icon name="verified" />
      <span>
        <b>{t('profile.confirmation.mark', { company })}</b>{' '}
        <time dateTime={on}>{t('profile.confirmation.markOn', { day: day(on, { dateStyle: 'long' }) })}</time>
      </span>
    </p>
  );
};
