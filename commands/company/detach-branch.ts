import { branchEvents } from '#domain/company/branch.events.ts';
import { branch } from '#domain/company/branch.ts';
import { companyStream } from '#domain/company/company.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const detachBranch = command({
  context: 'company',
  name: 'detach-branch',
  schema: branchEvents.BranchDetached.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  async handle(context, data, envelope) {
    const stream = companyStream(data.companyId);
    const { position } = await handle(context, branch, stream, { type: 'DetachBranch', data }, envelope);
    return { id: data.companyId, position };
  },
});
