import { branchEvents } from '#domain/company/branch.events.ts';
import { branch, type Root } from '#domain/company/branch.ts';
import { mayEditCompany } from '#domain/company/company.permissions.ts';
import { companyStream } from '#domain/company/company.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const rootAt = async (log: Log, companyId: number): Promise<Root> => {
  const { state } = await stateOf(log, branch, companyStream(companyId));
  if (!state.registered) return 'unknown';
  return state.rootId === null ? 'house' : 'branch';
};

/** Only for people who may edit both the branch and the root. */
export const attachBranch = command({
  ...edits,
  name: 'attach-branch',
  schema: branchEvents.BranchAttached.schema,
  allowedFor: (actor, { companyId, rootId }) =>
    mayEditCompany(actor, { companyId }) && mayEditCompany(actor, { companyId: rootId }),
  async handle(context, { companyId, rootId }, envelope) {
    const root = await rootAt(context, rootId);
    const hasBranches = await context.facts.content.hasBranches(companyId);
    const data = { companyId, rootId, root, hasBranches };
    return toCompany(branch)(context, { type: 'AttachBranch', data }, envelope);
  },
});

const detachBranch = editing(branch)('detach-branch', 'DetachBranch', branchEvents.BranchDetached.schema);

/** The commands that make a company a branch of another one, or end that. */
export const branchCommands: readonly Command[] = [attachBranch, detachBranch];
