import { companyRoles } from '#domain/actor.ts';
import type { RequestToDecide } from '#read-api/account/company-access.ts';
import { accountPath, companyPath } from '../addresses/paths.ts';
import { useDesks } from '../admin/desk.tsx';
import { ClaimDocumentList } from '../company-claim/claim-document-list.tsx';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Ago, When } from '../ui/when.tsx';
import { RefuseWithReason } from './refuse-with-reason.tsx';

type Props = {
  readonly request: RequestToDecide;
  readonly refusal: Refused | undefined;
  readonly at: Date;
};

const Person = ({ account, name }: { readonly account: string; readonly name: string | null }) => {
  const { t, lang } = useText();
  const shown = name ?? t('account.nameless');
  return useDesks().includes('accounts') ? (
    <a href={accountPath(lang, account)} dir="auto">
      {shown}
    </a>
  ) : (
    <span dir="auto">{shown}</span>
  );
};

/** What both sides say. */
const Sides = ({ request }: Pick<Props, 'request'>) => {
  const { t } = useText();
  const { account, name, company, proof, statement, documents, contest, managers } = request;
  return (
    <dl className="sides">
      <div>
        <dt>
          {t('desk.requests.asks')} <Person account={account} name={name} />
        </dt>
        <dd>{t(`desk.requests.proof.${proof}`)}</dd>
        {statement && <dd className="words">{statement}</dd>}
        {documents.length > 0 && (
          <dd>
            <ClaimDocumentList company={company.id} account={account} documents={documents} />
          </dd>
        )}
      </div>
      <div>
        <dt>{t('desk.requests.managers')}</dt>
        <dd>
          {managers.length === 0
            ? t('edit.managers.nobody')
            : managers.map((one, index) => (
                <span key={one.account}>
                  {index > 0 && ', '}
                  <Person {...one} /> ({t(`admin.role.${one.role}`)})
                </span>
              ))}
        </dd>
        {contest && (
          <dd className="words">
            <b dir="auto">{contest.name ?? t('account.nameless')}</b>
            <span dir="auto">{contest.words}</span>
          </dd>
        )}
      </div>
    </dl>
  );
};

/** Somebody who asks to manage a page, what its managers say, and what is decided. */
export const AccessCase = ({ request, refusal, at }: Props) => {
  const { t, lang } = useText();
  const { account, company, since, proof, contestUntil, contest, due } = request;
  return (
    <li className="card pad stack new-company">
      <div className="row between">
        <h3 dir="auto">
          <a href={companyPath(lang, company)}>{company.name}</a>
        </h3>
        <Ago at={since} now={at} className="small muted" />
      </div>
      {(contest || !due) && (
        <p className="row">
          {contest ? (
            <Badge tone="laterite" icon="alert">
              {t('desk.requests.contested')}
            </Badge>
          ) : (
            <Badge tone="ochre" icon="clock">
              {t('desk.requests.notYet')}
            </Badge>
          )}
          {!contest && contestUntil && (
            <span className="small muted">
              {t('edit.managers.until')} <When at={contestUntil} length="medium" />
            </span>
          )}
        </p>
      )}
      <Sides request={request} />
      <div className="row decide">
        <form method="post" className="row role-form">
          <input type="hidden" name="company" value={company.id} />
          <input type="hidden" name="of" value={account} />
          <Select
            name="role"
            id={`role-${company.id}-${account}`}
            label={t('admin.account.role')}
            defaultValue={proof === 'none' ? 'editor' : 'admin'}
            options={companyRoles.map((role) => ({ value: role, label: t(`admin.role.${role}`) }))}
          />
          <Button look="primary" icon="check" name="do" value="accept">
            {t('edit.managers.accept')}
          </Button>
        </form>
        <RefuseWithReason
          of={account}
          company={company.id}
          act="decline"
          label={t('edit.managers.decline.send')}
          hint={t('edit.managers.decline.hint')}
          refusal={refusal?.values.company === String(company.id) ? refusal : undefined}
        />
      </div>
    </li>
  );
};
