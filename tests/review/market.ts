import { randomUUID } from 'node:crypto';
import type { Command } from '#commands/command.ts';
import { moderationCommands } from '#commands/moderation/moderation.commands.ts';
import { reviewCommands } from '#commands/review/review.commands.ts';
import type { Actor } from '#domain/actor.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { contractDays } from '#projections/contract/contract-days.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIntegrity } from '#projections/review/review-integrity.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import { contextWith } from '#tests/command-context.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { logOf, type Told, tell } from '#tests/projections/engine.ts';
import { running, until } from '#tests/projections/running.ts';

const commands = new Map<string, Command>([...reviewCommands, ...moderationCommands].map((one) => [one.name, one]));

export const projections = [
  accounts,
  companyPage,
  companyContent,
  companyDesk,
  companySearch,
  companyReviews,
  contractDays,
  moderationQueue,
  requestFiles,
  profiles,
  reviewIntegrity,
];

export const person = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const member = (number: number, level: Actor['level'] = 'young'): Actor => ({
  id: person(number),
  role: 'member',
  level,
});

/** Those who moderate there. */
export const moderators = [8, 9].map((number): Actor => ({ id: person(number), role: 'moderator' })) as [Actor, Actor];

/** A directory of three companies and its read models, in which members write and two moderators decide. */
export const market = async () => {
  const db = await freshDatabase();
  const { approved: _approved, online: _online, ...facts } = pharmacy;
  const context = contextWith({ ...logOf(db.pool, { on: {} }), pool: db.pool, db: kyselyOf(db.pool) });
  const opened = (number: number, firstname: string, lastname: string): Told => ({
    stream: `account-${person(number)}`,
    type: 'AccountOpened',
    data: {
      accountId: person(number),
      email: `someone-${number}@example.org`,
      firstname,
      lastname,
      language: 'fr',
      registeredBy: 'site',
      demo: true,
    },
  });
  let written: Position = await tell(context, [
    opened(1, 'Awa', 'Kouassi'),
    opened(2, 'Kwame', 'Otieno'),
    ...[8, 9].flatMap((number): Told[] => [
      opened(number, 'Mo', `Dérateur ${number}`),
      {
        stream: `account-${person(number)}`,
        type: 'RoleGiven',
        data: { accountId: person(number), role: 'moderator' },
      },
    ]),
    ...[1, 2, 3].flatMap((companyId): Told[] => [
      { stream: `company-${companyId}`, type: 'CompanyRegistered', data: { ...facts, companyId } },
      { stream: `company-${companyId}`, type: 'CompanyApproved', data: { companyId } },
      { stream: `company-${companyId}`, type: 'CompanyPutOnline', data: { companyId } },
    ]),
  ]);
  const runner = await running(context, projections);
  const settled = () => until(async () => runner.progress.caughtUp(projections, written, 1000));
  await settled();
  const ask = async (name: string, data: object, actor: Actor, commandId: string = randomUUID()) => {
    const command = commands.get(name);
    if (!command) throw new Error(`There is no command ${name}`);
    if (!command.allowed(actor)) throw new Error('not allowed');
    const envelope = { commandId, actor, now: new Date(), correlationId: 'test', locale: 'fr' } as const;
    const answer = await command.handle(context, command.schema.parse(data), envelope);
    if (answer.position && isAfter(answer.position, written)) written = answer.position;
    return answer;
  };
  return {
    ...context,
    said: runner.said,
    progress: runner.progress,
    search: postgresSearch(db.pool),
    ask,
    tell: async (events: readonly Told[]) => {
      written = await tell(context, events);
    },
    /** Once the read models are as far as what was asked. */
    settled,
    async [Symbol.asyncDispose]() {
      await runner.stop();
      await db[Symbol.asyncDispose]();
    },
  };
};
