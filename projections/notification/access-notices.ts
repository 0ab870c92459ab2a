import type { managerEvents } from '#domain/account/account.events.ts';
import type { Handlers, Happened } from '../projection.ts';
import { adminsAudience, companyAudience, seqOf, type Tables, type tables, tell } from './notification-tables.ts';

type Answered = { readonly accountId: string; readonly companyId: number };

/** The question goes, and who asked it hears the answer. */
const answered = (rows: Tables, happened: Happened<Answered>, kind: 'named' | 'declined'): void => {
  const { accountId, companyId } = happened.data;
  rows.notification.remove([companyAudience(companyId), `asked:${accountId}`]);
  tell(rows, happened, {
    audience: accountId,
    id: `access:${companyId}`,
    topic: 'company_access',
    subject: `access:${companyId}`,
    about: { kind, companyId },
  });
};

/** What is told of who runs a company's page. */
export const ofAccess: Handlers<typeof managerEvents, typeof tables> = {
  ManagementAsked: (rows, happened) => {
    const { accountId, companyId } = happened.data;
    tell(rows, happened, {
      audience: companyAudience(companyId),
      id: `asked:${accountId}`,
      topic: 'company_access',
      subject: `access:${companyId}`,
      about: { kind: 'asked', companyId },
    });
  },
  ManagerNamed: (rows, happened) => {
    const { actor, data } = happened;
    const { accountId, companyId, role } = data;
    const listen = (audience: string): void =>
      rows.listener.upsert(
        [accountId, audience],
        { account: accountId, audience, since: seqOf(happened.position) },
        (row) => row,
      );
    listen(companyAudience(companyId));
    if (role === 'admin') listen(adminsAudience(companyId));
    else rows.listener.remove([accountId, adminsAudience(companyId)]);
    // whoever lists a company is told by the page that it was listed on
    if (actor !== accountId) answered(rows, happened, 'named');
  },
  ManagementDeclined: (rows, happened) => answered(rows, happened, 'declined'),
  ManagerRemoved: ({ listener }, { data: { accountId, companyId } }) => {
    listener.remove([accountId, companyAudience(companyId)]);
    listener.remove([accountId, adminsAudience(companyId)]);
  },
};
