import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { Answer, CommandContext } from '../command.ts';
import { type Envelope, handle } from '../handle.ts';

/** Asks the company that the command names. */
export const changeCompany = async (
  context: CommandContext,
  command: CompanyCommand,
  envelope: Envelope,
): Promise<Answer> => {
  const { companyId } = command.data;
  const { position } = await handle(context, company, companyStream(companyId), command, envelope);
  return { id: companyId, position };
};
