import { redirect } from 'react-router';
import { changeContractView, keepContractView, removeContractView } from '#commands/contract/contract-views.ts';
import { addressOf } from '../page/address-of.ts';
import { refused } from '../page/refused.ts';
import { sendContext } from '../page/server-context.ts';
import { type Asked, contractStaff } from './contract-asked.ts';

/** Keeps the open list under a name or in the place of another; renames a kept one, or keeps it no longer. */
export const keepView = async ({ request, context }: Asked, form: FormData) => {
  const { lang } = contractStaff({ request, context });
  const view = String(form.get('view'));
  const send = context.get(sendContext);
  try {
    if (view === 'keep') await send(keepContractView, { name: form.get('name'), filter: form.get('filter') });
    else if (view === 'rename') await send(changeContractView, { viewId: form.get('of'), name: form.get('name') });
    else if (view === 'replace') await send(changeContractView, { viewId: form.get('of'), filter: form.get('filter') });
    else await send(removeContractView, { viewId: view });
  } catch (error) {
    return refused(context, error, lang, form);
  }
  const { pathname, search } = addressOf(request);
  return redirect(pathname + search, 303);
};
