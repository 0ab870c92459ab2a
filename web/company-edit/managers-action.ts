import { data, redirect } from 'react-router';
import { declineManagement, nameManager, removeManager } from '#commands/account/account.commands.ts';
import { inviteManager, takeBackInvitation } from '#commands/account/invitation.commands.ts';
import { contestManagement } from '#commands/account/management.commands.ts';
import { manages } from '#domain/actor.ts';
import { editCompanyPath, ownCompaniesPath } from '../addresses/paths.ts';
import { refused } from '../page/refused.ts';
import { accountsContext, sendContext } from '../page/server-context.ts';
import { type Asked, companyAsked, draftOf } from './company-section.ts';

/** What can be done on the page of managers. */
export const managerActs = ['role', 'remove', 'leave', 'invite', 'takeBack', 'accept', 'decline', 'contest'] as const;
type ManagerAct = (typeof managerActs)[number];

/** Does what was pressed, or answers with why not; what was pressed is known again by `do` and `of`. */
export const managersAction = async (args: Asked) => {
  const { company, viewer, lang } = await companyAsked(args, 'managers');
  const form = await args.request.formData();
  const act = managerActs.find((one) => one === form.get('do'));
  if (!act) throw data(null, { status: 400 });
  const send = args.context.get(sendContext);
  const companyId = company.id;
  const of = String(form.get('of') ?? '');
  const person = { companyId, accountId: act === 'leave' ? viewer.id : of };
  const words = String(form.get('words') ?? '');
  const acts: Readonly<Record<ManagerAct, () => Promise<unknown>>> = {
    role: () => send(nameManager, { ...person, role: form.get('role') }),
    accept: () => send(nameManager, { ...person, role: form.get('role') }),
    remove: () => send(removeManager, person),
    leave: () => send(removeManager, person),
    invite: () =>
      send(inviteManager, { companyId, email: form.get('email'), role: form.get('role') }, { locale: lang }),
    takeBack: () => send(takeBackInvitation, { companyId, invitationId: of }),
    decline: () => send(declineManagement, { ...person, reason: words }),
    contest: () => send(contestManagement, { ...person, by: viewer.id, words }),
  };
  try {
    await acts[act]();
  } catch (error) {
    return refused(args.context, error, lang, form);
  }
  if (act === 'invite') await args.context.get(accountsContext).endFormDraft(draftOf(companyId, 'managers'));
  // staff edit the page still, a manager who left does not
  const to =
    act === 'leave' && manages(viewer, companyId) ? ownCompaniesPath(lang) : editCompanyPath(lang, company, 'managers');
  return redirect(act === 'leave' ? to : `${to}?did=${act}`, 303);
};
