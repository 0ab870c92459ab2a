import { mayRunManagers } from '#domain/account/account.permissions.ts';
import { manages } from '#domain/actor.ts';
import { addressOf } from '../page/address-of.ts';
import { privatePage } from '../page/head.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/managers.ts';
import { AccessRequestRow } from './access-request.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { companyAsked, draftOf, keptOf } from './company-section.ts';
import { Invitations } from './invitations.tsx';
import { ManagerRow } from './manager-row.tsx';
import { managerActs, managersAction } from './managers-action.ts';
import './managers.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer } = await companyAsked(args, 'managers');
  const { id, name, slug } = company;
  const at = new Date();
  const did = addressOf(args.request).searchParams.get('did');
  const mayChange = mayRunManagers(viewer, { companyId: id });
  const draft = draftOf(id, 'managers');
  const [{ invitations, ...people }, kept] = await Promise.all([
    args.context.get(readApiContext).companyPeople(id, at),
    keptOf(args, draft),
  ]);
  return {
    company: { id, name, slug },
    ...people,
    invitations: mayChange ? invitations : [],
    draft,
    kept,
    at,
    me: viewer.id,
    mayChange,
    mayContest: manages(viewer, id),
    did: managerActs.find((one) => one === did && one !== 'leave') ?? null,
  };
};

export const action = (args: Route.ActionArgs) => managersAction(args);
export const meta = privatePage('edit.managers.title', 'account.companies.title');

/** Who manages a company's page, who asks to, and who is invited. */
export default function Managers({ loaderData, actionData }: Route.ComponentProps) {
  const { company, managers, requests, invitations, draft, kept, at, me, mayChange, mayContest, did } = loaderData;
  const { t } = useText();
  return (
    <CompanyFrame company={company} part="managers" title={t('edit.managers.title')} lead={t('edit.managers.lead')}>
      <ErrorSummary errors={actionData?.errors ?? []} />
      {did && did !== 'leave' && !actionData && (
        <Notice key={did} tone="good">
          {t(`edit.managers.done.${did}`)}
        </Notice>
      )}
      {!mayChange && <Notice>{t('edit.managers.editorsSee')}</Notice>}
      {requests.length > 0 && (
        <Card title={t('edit.managers.requests')}>
          <ul className="managers">
            {requests.map((one) => (
              <AccessRequestRow
                key={one.account}
                request={one}
                mayAnswer={mayChange}
                mayContest={mayContest}
                refusal={actionData}
                at={at}
              />
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('edit.managers.list')}>
        {managers.length === 0 && <p>{t('edit.managers.nobody')}</p>}
        <ul className="managers">
          {managers.map((one) => (
            <ManagerRow
              key={one.account}
              manager={one}
              isMe={one.account === me}
              mayChange={mayChange}
              refusal={actionData}
            />
          ))}
        </ul>
      </Card>
      {mayChange && <Invitations invitations={invitations} refusal={actionData} draft={draft} kept={kept} />}
    </CompanyFrame>
  );
}
