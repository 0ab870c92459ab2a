import { z } from 'zod';
import { company, companyStream } from '#domain/company/company.ts';
import { contractOptions } from '#domain/contract/contract.choices.ts';
import { contractEvents, contractTerms, contractText } from '#domain/contract/contract.events.ts';
import {
  mayBeCommercial,
  mayBeProduction,
  mayBeProductionLead,
  maySignContracts,
} from '#domain/contract/contract.permissions.ts';
import { refuse } from '#domain/contract/contract.rejections.ts';
import type { Said } from '#domain/contract/contract-state.ts';
import { proposedOptions } from '#domain/contract/packages.ts';
import type { Envelope } from '#domain/envelope.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { command } from '../command.ts';
import { askContract, idIn, roleOf } from './of-contract.ts';

/** An option as it is chosen: what it is, and the days on which it is due. */
export const chosenOption = z.object({
  kind: z.enum(contractOptions),
  title: contractText.title.nullable().default(null),
  dates: z.array(z.iso.date()).max(60).default([]),
});

type Options = Said<'ContractCreated'>['options'];

/** Gives the options, and each day of theirs, an id. */
export const withIds = (options: readonly z.infer<typeof chosenOption>[], envelope: Envelope): Options =>
  options.map(({ dates, ...option }, index) => ({
    ...option,
    optionId: idIn(envelope, `option/${index}`),
    items: dates.map((scheduledDate, time) => ({ itemId: idIn(envelope, `option/${index}/${time}`), scheduledDate })),
  }));

const { shape } = contractTerms;

/**
 * Signs a contract. Without `options`, those that the package includes; without `userCommercial`, the person who signs.
 * The answer's `id` is the number: the country of the company, the year of the signature, and a count.
 */
export const createContract = command({
  context: 'contract',
  name: 'create-contract',
  schema: contractTerms.extend({
    companyId: contractEvents.ContractCreated.schema.shape.companyId,
    clientEmail: shape.clientEmail.default(null),
    userCommercial: shape.userCommercial.optional(),
    userProduction: shape.userProduction.default(null),
    userProductionN1: shape.userProductionN1.default(null),
    amountService: shape.amountService.default(0),
    options: z.array(chosenOption).max(40).optional(),
  }),
  allowed: maySignContracts,
  async handle({ pool, ...log }, { companyId, options, userCommercial, ...terms }, envelope) {
    const { state } = await stateOf(log, company, companyStream(companyId));
    if (state.status === 'unregistered') throw refuse('company-unknown', {}, '/companyId');
    const { actor, commandId } = envelope;
    const people = { ...terms, userCommercial: userCommercial ?? actor.id };
    const fitting = [
      [people.userCommercial, mayBeCommercial, '/userCommercial'],
      [people.userProduction, mayBeProduction, '/userProduction'],
      [people.userProductionN1, mayBeProductionLead, '/userProductionN1'],
    ] as const;
    for (const [accountId, mayBe, field] of fitting) {
      if (accountId === null) continue;
      const role = await roleOf(log, accountId);
      if (!role || !mayBe({ role })) throw refuse('not-in-role', {}, field);
    }
    const proposed = proposedOptions(terms.initialPackage, terms.signatureDate, terms.endDate);
    const chosen = options ?? proposed.map(({ kind, dates }) => ({ kind, title: null, dates: [...dates] }));
    const { country } = state.sections.CompanyRelocated.place;
    const year = terms.signatureDate.slice(0, 4);
    const [count = 0] = await reserveNumbers(pool, `contract-${country}-${year}`, [commandId]);
    const number = `${country}-${year}-${String(count).padStart(4, '0')}`;
    const data = { contractId: commandId, number, companyId, country };
    const said = { ...people, options: withIds(chosen, envelope) };
    const create = { type: 'CreateContract', data: { ...data, said } } as const;
    const { position, events } = await askContract(log, number, create, envelope);
    return { id: number, position, created: events.length > 0 };
  },
});
