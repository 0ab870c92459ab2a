import { categoryCommands } from '#commands/category/category.commands.ts';
import type { Command } from '#commands/command.ts';
import { companyCommands } from '#commands/company/company.commands.ts';
import type { CompanyFacts } from '#commands/company/company-facts.ts';
import { placeCommands } from '#commands/place/place.commands.ts';

/** Everything that can be asked of Sokoni. */
export const commands = (facts: CompanyFacts): readonly Command[] => [
  ...placeCommands,
  ...categoryCommands,
  ...companyCommands(facts),
];
