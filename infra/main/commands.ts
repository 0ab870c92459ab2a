import type { Command, CommandContext } from '#commands/command.ts';
import { companyCommands } from '#commands/company/company.commands.ts';

/** Everything that can be asked of Sokoni. */
export const commands = (context: CommandContext): readonly Command[] => [...companyCommands(companyFacts(context))];
