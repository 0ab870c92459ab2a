import { isByCode } from '#domain/account/management-proofs.ts';
import type { OwnRequest } from '#read-api/account/company-access.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';

type Props = { readonly own: OwnRequest; readonly at: Date };

const Withdraw = () => {
  const { t } = useText();
  return (
    <div className="row asks">
      <Confirm label={t('profile.confirmation.withdraw')} question={<p>{t('edit.claim.withdrawAsk')}</p>}>
        <form method="post">
          <Button look="danger" name="do" value="withdraw">
            {t('edit.claim.yesWithdraw')}
          </Button>
        </form>
      </Confirm>
    </div>
  );
};

/** Where a request to manage a page stands, and what happens next. */
export const ClaimState = ({ own, at }: Props) => {
  const { t } = useText();
  const { since, proof, contestUntil, contested, outcome, reason } = own;
  if (outcome === 'named') return null;
  if (outcome === 'declined')
    return (
      <Notice tone="warn">
        <p>
          <b>{t('edit.claim.declined')}</b>
        </p>
        {reason && <p dir="auto">{t('edit.state.reason', { reason })}</p>}
        <p>{t('edit.claim.again')}</p>
      </Notice>
    );
  const isWaiting = contestUntil !== null && !contested && contestUntil > new Date(at).toISOString();
  const next = contested ? 'contested' : isWaiting ? (isByCode(proof) ? 'email' : 'words') : 'team';
  return (
    <Card title={t('edit.claim.state')}>
      <ol className="claim-steps">
        <li className="done">
          <Icon name="check" />
          <span>
            {t('edit.claim.asked')} <When at={since} length="medium" />
          </span>
        </li>
        {proof !== 'none' && (
          <li className="done">
            <Icon name="check" />
            <span>{t(`edit.claim.proof.${isByCode(proof) ? 'email' : 'words'}`)}</span>
          </li>
        )}
        {isWaiting && (
          <li>
            <Icon name="clock" />
            <span>
              {t('edit.managers.until')} <When at={contestUntil} length="medium" />
            </span>
          </li>
        )}
        <li>
          <Icon name={contested ? 'alert' : 'info'} />
          <span>{t(`edit.claim.next.${next}`)}</span>
        </li>
      </ol>
      <p className="small muted">{t('edit.claim.told')}</p>
      <Withdraw />
    </Card>
  );
};
