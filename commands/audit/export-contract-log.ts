import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { contractLogForms } from '#domain/audit/audit.events.ts';
import { mayReadContracts } from '#domain/contract/contract.permissions.ts';
import { refuse } from '#domain/contract/contract.rejections.ts';
import { reasonLine } from '#domain/text.ts';
import { perHour } from '#infra/limits/limit.ts';
import { contractHistory } from '#read-api/contract/contract-history.ts';
import { contractLogParams, contractParts } from '#read-api/contract/contract-log.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

/**
 * Makes a file of the log of a contract, for its maker alone and for some days: of which contract, what of it and why is
 * stored, nothing of what it says. The file is written when it is fetched, by what its maker may see then (2026-11).
 */
export const exportContractLog = command({
  context: 'audit',
  name: 'export-contract-log',
  schema: contractLogParams.extend({
    ...contractParts,
    form: z.enum(contractLogForms),
    reason: reasonLine(500),
  }),
  allowed: mayReadContracts,
  limit: { name: 'audit/export-contract-log', burst: 20, perMinute: perHour(60) },
  async handle({ store, codec }, { number, form, reason, asOf, action, by, from }, envelope) {
    const last = (await contractHistory({ store, codec }, number)).at(-1)?.after;
    if (last?.status !== 'signed') throw refuse('unknown');
    const exportId = randomUUID();
    const filter = { ...(asOf && { asOf }), ...(action && { action }), ...(by && { by }), ...(from && { from }) };
    const exported = { type: 'ContractLogExported', data: { exportId, number, form, filter, reason } } as const;
    return { id: exportId, position: await record({ store, codec }, exportId, exported, envelope) };
  },
});
