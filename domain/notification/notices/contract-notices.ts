import { contractEvents } from '../../contract/contract.events.ts';
import { noticesOf } from '../notice.ts';

const renewal = (number: string): string => `renewal:${number}`;

/**
 * The commercial hears that a company asks to renew its contract or takes that back; the company's managers, that it is
 * declined, and whenever a contract was renewed.
 */
export const contractNotices = noticesOf(contractEvents)({
  ContractRenewalAsked: ({ data: { number, companyId, said } }) => {
    if (!said) return {};
    const of = { id: renewal(number), subject: renewal(number), about: { companyId } };
    const mail = { as: 'commercial', about: { contract: number, companyId } };
    return { tell: [{ to: { account: said.userCommercial }, kind: 'renewal_asked', ...of, mail }] };
  },
  ContractRenewalWithdrawn: ({ data: { number, companyId, said } }) => {
    if (!said) return {};
    const of = { id: renewal(number), subject: renewal(number), about: { companyId } };
    const mail = { as: 'commercial', about: { contract: number, companyId } };
    return { tell: [{ to: { account: said.userCommercial }, kind: 'renewal_withdrawn', ...of, mail }] };
  },
  ContractRenewed: ({ data: { number, companyId } }) => {
    if (number === null || companyId === null) return {};
    const of = { id: renewal(number), subject: renewal(number), about: { companyId } };
    const mail = { as: 'company', about: { contract: number, companyId } };
    return { tell: [{ to: { company: companyId }, kind: 'contract_renewed', ...of, mail }] };
  },
  ContractRenewalDeclined: ({ data: { number, companyId } }) => {
    const of = { id: renewal(number), subject: renewal(number), about: { companyId } };
    const mail = { as: 'company', about: { contract: number, companyId } };
    return { tell: [{ to: { company: companyId }, kind: 'renewal_declined', ...of, mail }] };
  },
});
