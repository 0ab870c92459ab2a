import type { Level } from '#domain/actor.ts';
import { useText } from '../page/text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

type Account = {
  readonly confirmed: boolean;
  readonly blocked: boolean;
  readonly level: Level;
  readonly demo: boolean;
};

const tones: Readonly<Record<Level, Tone>> = { blacklisted: 'danger', young: 'plain', trust: 'leaf' };

/** How an account stands, in a word each. */
export const AccountBadges = ({ account: { confirmed, blocked, level, demo } }: { readonly account: Account }) => {
  const { t } = useText();
  return (
    <span className="row">
      <Badge tone={tones[level]}>{t(`admin.level.${level}`)}</Badge>
      {!confirmed && <Badge tone="ochre">{t('admin.account.unconfirmed')}</Badge>}
      {blocked && <Badge tone="danger">{t('admin.account.blocked')}</Badge>}
      {demo && <Badge>{t('web.card.demo')}</Badge>}
    </span>
  );
};
