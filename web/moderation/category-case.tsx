import type { CategoryToDecide } from '#read-api/company/category-requests.ts';
import { companyPath } from '../addresses/paths.ts';
import { CategoryDifference } from '../company-edit/category-request.tsx';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Ago } from '../ui/when.tsx';
import { RefuseWithReason } from './refuse-with-reason.tsx';

type Props = {
  readonly request: CategoryToDecide;
  readonly refusal: Refused | undefined;
  readonly at: Date;
};

/** A company that asks for another category: what changes, why, and what is decided. */
export const CategoryCase = ({ request, refusal, at }: Props) => {
  const { t, lang } = useText();
  const { company, request: id, since, changeReason, asker } = request;
  return (
    <li className="card pad stack new-company">
      <div className="row between">
        <h3 dir="auto">
          <a href={companyPath(lang, company)}>{company.name}</a>
        </h3>
        <Ago at={since} now={at} className="small muted" />
      </div>
      <CategoryDifference request={request} />
      <p>
        <b dir="auto">{asker ?? t('edit.merge.team')}</b>
        <br />
        <span dir="auto">{changeReason}</span>
      </p>
      <div className="row decide">
        <form method="post">
          <input type="hidden" name="company" value={company.id} />
          <input type="hidden" name="of" value={id} />
          <Button look="primary" icon="check" name="do" value="approve">
            {t('desk.requests.approve')}
          </Button>
        </form>
        <RefuseWithReason
          of={id}
          company={company.id}
          act="refuse"
          label={t('desk.requests.refuse')}
          hint={t('desk.new.explanationHint')}
          refusal={refusal}
        />
      </div>
    </li>
  );
};
