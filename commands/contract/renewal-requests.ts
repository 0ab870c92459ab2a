import { z } from 'zod';
import { contractNumber, contractTerms, contractText } from '#domain/contract/contract.events.ts';
import { mayAskForRenewal, mayAskForRenewals, maySignContracts } from '#domain/contract/contract.permissions.ts';
import { command } from '../command.ts';
import { askContract, ofContract } from './of-contract.ts';

/** The company asks that its contract goes on, with the same package or another one. */
export const askForRenewal = command({
  context: 'contract',
  name: 'ask-for-renewal',
  schema: z.object({
    number: contractNumber,
    companyId: z.int().positive(),
    initialPackage: contractTerms.shape.initialPackage,
  }),
  allowed: mayAskForRenewals,
  allowedFor: mayAskForRenewal,
  async handle({ store, codec }, { number, ...data }, envelope) {
    const { position } = await askContract({ store, codec }, number, { type: 'AskForRenewal', data }, envelope);
    return { id: number, position };
  },
});

/** The contract does not go on as the company asked, which reads why. */
export const declineRenewal = ofContract(
  'decline-renewal',
  z.object({ number: contractNumber, reason: contractText.reason }),
  maySignContracts,
  ({ reason }) => ({ type: 'DeclineRenewal', data: { reason } }),
);
