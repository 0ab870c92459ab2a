import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { Rejection } from '#domain/rejection.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { start } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';
import { runProjections } from '#projections/runner.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';

const histories = process.env.FAULTS === 'large' ? 3_000 : 60;

type Told = { name: string; valid: boolean; online: boolean };

/** What companies are after a command, said as plainly as can be. */
const afterwards = (model: Map<number, Told>, { type, data }: CompanyCommand): void => {
  const { companyId } = data;
  const told = model.get(companyId);
  if (type === 'RegisterCompany') {
    if (!told) model.set(companyId, { name: data.name, valid: data.approved, online: data.online });
  } else if (told) {
    if (type === 'RenameCompany') told.name = data.name;
    if (type === 'ApproveCompany') told.valid = true;
    if (type === 'WithdrawCompanyApproval') told.valid = false;
    if (type === 'PutCompanyOnline') told.online = true;
    if (type === 'TakeCompanyOffline') told.online = false;
  }
};

const command = fc
  .record({
    companyId: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('Quincaillerie Akwaba', 'Chez Nana', 'Garage Étoile', 'صيدلية النور'),
    approved: fc.boolean(),
    online: fc.boolean(),
    type: fc.constantFrom(
      'RegisterCompany' as const,
      'RenameCompany' as const,
      'ApproveCompany' as const,
      'WithdrawCompanyApproval' as const,
      'PutCompanyOnline' as const,
      'TakeCompanyOffline' as const,
    ),
  })
  .map(({ type, companyId, name, approved, online }): CompanyCommand => {
    if (type === 'RegisterCompany') return { type, data: { ...pharmacy, companyId, name, approved, online } };
    if (type === 'RenameCompany') return { type, data: { companyId, name, shortName: null, slug: 'boutique' } };
    return { type, data: { companyId } };
  });

test('whatever is asked in whatever order, twice or at once, pages say what a plain model says', {
  timeout: 600_000,
}, async () => {
  await using db = await freshDatabase();
  const log = { store: postgresEventStore(db.pool), codec: codec(catalogue, personKeys(db.pool)) };
  const ending = new AbortController();
  const silent = { info() {}, warn() {}, error() {} };
  const runner = await runProjections({
    ...log,
    pool: db.pool,
    projections: [companyPage],
    log: silent,
    signal: ending.signal,
  });
  await expect.poll(() => runner.ready(), { timeout: 30_000 }).toBe(true);
  const pages = readModel(kyselyOf(db.pool), companyPage);
  let companies = 0;
  const ask = async (asked: CompanyCommand): Promise<string> => {
    const id = randomUUID();
    const envelope = { commandId: id, actor: operator, now: new Date(), correlationId: id };
    const { position } = await handle(log, company, companyStream(asked.data.companyId), asked, envelope);
    return position ?? start;
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), fc.boolean(), async (history, twice) => {
        const first = companies;
        companies += 4;
        const model = new Map<number, Told>();
        for (const asked of history) {
          const shifted = {
            ...asked,
            data: { ...asked.data, companyId: asked.data.companyId + first },
          } as CompanyCommand;
          const known = model.has(shifted.data.companyId) || shifted.type === 'RegisterCompany';
          const asks = await Promise.allSettled(twice ? [ask(shifted), ask(shifted)] : [ask(shifted)]);
          const [outcome, ...others] = asks.map((answer) => {
            if (answer.status === 'fulfilled') return 'done';
            if (answer.reason instanceof Rejection) return answer.reason.code;
            throw answer.reason;
          });
          expect(others.filter((other) => other !== outcome)).toEqual([]);
          expect(outcome).toBe(known ? 'done' : 'company.unknown');
          afterwards(model, shifted);
        }
        expect(await runner.progress.caughtUp([companyPage], await log.store.head(), 20_000)).toBe(true);
        const rows = await pages
          .selectFrom('company')
          .select(['id', 'name', 'valid', 'online'])
          .where('id', '>', first)
          .orderBy('id')
          .execute();
        const expected = [...model].map(([id, told]) => ({ id, ...told })).toSorted((a, b) => a.id - b.id);
        expect(rows).toEqual(expected);
      }),
      { numRuns: histories },
    );
  } finally {
    ending.abort();
    await runner.stopped;
    await log.store.close();
  }
});
