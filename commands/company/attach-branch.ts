import { branchEvents } from '#domain/company/branch.events.ts';
import { branch, type Root } from '#domain/company/branch.ts';
import { companyStream } from '#domain/company/company.ts';
import { stateAfter } from '#domain/decider.ts';
import { command } from '../command.ts';
import { handle, type Log } from '../handle.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import type { ContentFacts } from './content-facts.ts';

const rootAt = async ({ store, codec }: Log, companyId: number): Promise<Root> => {
  let state = branch.initial;
  for await (const batch of store.readStream(companyStream(companyId)))
    state = stateAfter(branch, await codec.decode(batch), state);
  if (!state.registered) return 'unknown';
  return state.rootId === null ? 'house' : 'branch';
};

/** Whoever runs the root says who belongs to it. */
export const attachBranch = ({ hasBranches }: ContentFacts) =>
  command({
    context: 'company',
    name: 'attach-branch',
    schema: branchEvents.BranchAttached.schema,
    allowed: mayEditSomeCompany,
    allowedFor: (actor, { companyId, rootId }) =>
      mayEditCompany(actor, { companyId }) && mayEditCompany(actor, { companyId: rootId }),
    async handle(context, { companyId, rootId }, envelope) {
      const root = await rootAt(context, rootId);
      const data = { companyId, rootId, root, hasBranches: await hasBranches(companyId) };
      const { position } = await handle(
        context,
        branch,
        companyStream(companyId),
        { type: 'AttachBranch', data },
        envelope,
      );
      return { id: companyId, position };
    },
  });
