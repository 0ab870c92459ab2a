import type { CategoryRequest, CategoryTrail as Trail } from '#read-api/company/category-requests.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import './category-request.css';

/** A category with the one above it. */
export const CategoryTrail = ({ trail }: { readonly trail: Trail }) => {
  const { lang } = useText();
  return trail.map((names) => names[lang]).join(' › ');
};

/** From which category to which. */
export const CategoryDifference = ({ request }: { readonly request: Pick<CategoryRequest, 'from' | 'to'> }) => {
  const { t } = useText();
  return (
    <dl className="category-difference">
      <div>
        <dt>{t('edit.category.from')}</dt>
        <dd>
          <CategoryTrail trail={request.from} />
        </dd>
      </div>
      <div>
        <dt>{t('edit.category.to')}</dt>
        <dd>
          <b>
            <CategoryTrail trail={request.to} />
          </b>
        </dd>
      </div>
    </dl>
  );
};

/** Where the last request stands: it waits and can be cancelled, or what the team answered. */
export const CategoryRequestState = ({ request }: { readonly request: CategoryRequest }) => {
  const { t } = useText();
  const { outcome, answer, changeReason, since } = request;
  if (outcome === 'cancelled' || outcome === 'approved') return null;
  if (outcome === 'refused')
    return (
      <Notice tone="warn">
        <p>
          <b>{t('edit.category.refused')}</b> <CategoryTrail trail={request.to} />
        </p>
        {answer && <p dir="auto">{t('edit.state.reason', { reason: answer })}</p>}
      </Notice>
    );
  return (
    <Card title={t('edit.category.pending')}>
      <CategoryDifference request={request} />
      <p dir="auto">{changeReason}</p>
      <p className="small muted">
        {t('edit.claim.asked')} <When at={since} length="medium" />. {t('edit.category.wait')}
      </p>
      <form method="post">
        <input type="hidden" name="request" value={request.request} />
        <Button look="line" name="do" value="cancel">
          {t('profile.confirmation.withdraw')}
        </Button>
      </form>
    </Card>
  );
};
