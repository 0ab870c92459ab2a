import { v5 as uuidV5 } from 'uuid';
import { giveRole, nameManager } from '#commands/account/account.commands.ts';
import { createAccount } from '#commands/account/open-account.ts';
import type { CommandContext } from '#commands/command.ts';
import { execute } from '#commands/execute.ts';
import { partOf } from '#commands/part-of.ts';
import { isLong } from '#domain/account/password.ts';
import { type CompanyRole, operator, type Role } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';

/** The demo company whose page `manager` and `editor` run, as its import numbered it. */
export const managedDemoCompany = 'demo:CI-1';

/** As long as staff need it. */
export const demoPassword = 'Treichville-2026';

export type DemoAccount = {
  readonly name: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: 'fr' | 'en';
  readonly role?: Role;
  /** What it may do for the demo's first company. */
  readonly manages?: CompanyRole;
};

/** Who the demo is tried out as, each at `name@sokoni.example`. */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'member', firstname: 'Awa', lastname: 'Démo', language: 'fr' },
  { name: 'manager', firstname: 'Kofi', lastname: 'Démo', language: 'fr', manages: 'admin' },
  { name: 'editor', firstname: 'Zawadi', lastname: 'Demo', language: 'en', manages: 'editor' },
  { name: 'commercial', firstname: 'Moussa', lastname: 'Démo', language: 'fr', role: 'commercial' },
  { name: 'production', firstname: 'Njeri', lastname: 'Demo', language: 'en', role: 'production' },
  { name: 'lead', firstname: 'Thierry', lastname: 'Démo', language: 'fr', role: 'production_lead' },
  { name: 'support', firstname: 'Salma', lastname: 'Demo', language: 'en', role: 'support' },
  { name: 'moderator', firstname: 'Fatou', lastname: 'Démo', language: 'fr', role: 'moderator' },
  { name: 'admin', firstname: 'Amina', lastname: 'Démo', language: 'fr', role: 'admin' },
];

const commandIds = '9a2b2a0e-53a9-4c7a-8d0f-2a1d3f0c77e1';

/** Opens the demo's accounts, confirmed. Seeded again, nothing is added. */
export const seedDemoAccounts = async (context: CommandContext, companyId: number): Promise<void> => {
  const password = { password: await context.accounts.access.passwords.hash(demoPassword), long: isLong(demoPassword) };
  for (const { name, role, manages, ...person } of demoAccounts) {
    const commandId = uuidV5(name, commandIds);
    const envelope: Envelope = { commandId, actor: operator, now: new Date(), correlationId: commandId };
    const about = { ...person, email: `${name}@sokoni.example`, password, demo: true };
    const { id: accountId } = await execute(context, createAccount, about, envelope);
    if (role) await execute(context, giveRole, { accountId, role }, partOf(envelope, 'role'));
    if (manages) {
      const data = { companyId, accountId, role: manages };
      await execute(context, nameManager, data, partOf(envelope, 'manager'));
    }
  }
};
