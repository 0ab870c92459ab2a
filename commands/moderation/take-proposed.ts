import { company, companyStream } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import type { CommandContext } from '../command.ts';
import { handle } from '../handle.ts';
import { partOf } from '../part-of.ts';

type Named = { readonly companyId: number; readonly problemId: string };

/**
 * Puts what an open report proposes on the company's page: the right number, the address, the pin; a company that has
 * closed is taken offline. Again, or for words alone, it changes nothing.
 */
export const takeProposed = async (context: CommandContext, named: Named, envelope: Envelope): Promise<void> => {
  const { companyId, problemId } = named;
  const { state } = await stateOf(context, problems, problemsStream(companyId));
  const problem = state.get(problemId);
  if (problem?.status !== 'open') return;
  const { proposed, kind } = problem;
  if (!proposed && kind !== 'closed') return;
  const command = proposed
    ? ({ type: 'TakeProposedChange', data: { companyId, proposed } } as const)
    : ({ type: 'TakeCompanyOffline', data: { companyId } } as const);
  await handle(context, company, companyStream(companyId), command, partOf(envelope, 'change'));
};
