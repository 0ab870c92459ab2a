import { z } from 'zod';
import type { ContractCommand } from '#domain/contract/contract.commands.ts';
import { contractNumber, contractTerms, contractText } from '#domain/contract/contract.events.ts';
import { mayAskForRenewal, mayAskForRenewals, maySignContracts } from '#domain/contract/contract.permissions.ts';
import { type Command, command } from '../command.ts';
import { askContract, ofContract } from './of-contract.ts';

const ofCompany = z.object({ number: contractNumber, companyId: z.int().positive() });

/** A command about a contract by those who manage the company that has it. */
const byCompany = <S extends typeof ofCompany>(
  name: string,
  schema: S,
  to: (data: z.infer<S>) => ContractCommand,
): Command<S> =>
  command({
    context: 'contract',
    name,
    schema,
    allowed: mayAskForRenewals,
    allowedFor: mayAskForRenewal,
    async handle({ store, codec }, data, envelope) {
      const { position } = await askContract({ store, codec }, data.number, to(data), envelope);
      return { id: data.number, position };
    },
  });

/** The company asks that its contract goes on, with the same package or another one. */
export const askForRenewal = byCompany(
  'ask-for-renewal',
  ofCompany.extend({ initialPackage: contractTerms.shape.initialPackage }),
  ({ number: _, ...data }) => ({ type: 'AskForRenewal', data }),
);

/** The company no longer asks for it. */
export const withdrawRenewal = byCompany('withdraw-renewal', ofCompany, ({ companyId }) => ({
  type: 'WithdrawRenewal',
  data: { companyId },
}));

/** The contract does not go on as the company asked, which reads why. */
export const declineRenewal = ofContract(
  'decline-renewal',
  z.object({ number: contractNumber, reason: contractText.reason }),
  maySignContracts,
  ({ reason }) => ({ type: 'DeclineRenewal', data: { reason } }),
);
