import { accountCommands } from '#commands/account/account.commands.ts';
import { categoryCommands } from '#commands/category/category.commands.ts';
import type { Command } from '#commands/command.ts';
import { companyCommands } from '#commands/company/company.commands.ts';
import type { CompanyFacts } from '#commands/company/company-facts.ts';
import { moderationCommands } from '#commands/moderation/moderation.commands.ts';
import { placeCommands } from '#commands/place/place.commands.ts';
import { reviewCommands } from '#commands/review/review.commands.ts';
import type { Access } from '../access/access.ts';

type Facts = { readonly companies: CompanyFacts; readonly access: Access };

/** Everything that can be asked of Sokoni. */
export const commands = ({ companies, access }: Facts): readonly Command[] => [
  ...accountCommands(access),
  ...placeCommands,
  ...categoryCommands,
  ...companyCommands(companies),
  ...reviewCommands,
  ...moderationCommands,
];
