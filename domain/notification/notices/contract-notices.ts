import { contractEvents } from '../../contract/contract.events.ts';
import { gatherS, type Notice, type Notices, noticesOf } from '../notice.ts';

const renewal = (number: string): string => `renewal:${number}`;

/** A place in a contract: who sells it, who delivers it, and who is responsible for the delivery. */
type Place = 'commercial' | 'production' | 'lead';
type Contract = { readonly number: string | null; readonly companyId: number | null };
/** Who gives a place in a contract, to whom, and whose it was. */
type Giving = { readonly actor: string; readonly to: string | null; readonly was: string | null };

const placeNotice = (place: Place, number: string, account: string): Pick<Notice, 'to' | 'id'> => ({
  to: { account },
  id: `contract:${number}:${place}`,
});

/** Tells the person who gets the place, unless they took it themselves; the notice of whoever had it is withdrawn. */
const placeNotices = (place: Place, { number, companyId }: Contract, { actor, to, was }: Giving): Notices => {
  if (number === null || companyId === null) return {};
  const withdraw = was === null ? [] : [placeNotice(place, number, was)];
  if (to === null || to === actor) return { withdraw };
  const notice: Notice = {
    ...placeNotice(place, number, to),
    kind: `contract_${place}`,
    subject: `contracts:${place}`,
    about: { companyId, contract: number, holder: to },
    mail: { as: place, about: { contract: number, companyId, place }, delayS: gatherS },
  };
  return { withdraw, tell: [notice] };
};

/**
 * Whoever is given a place in a contract hears of it. The commercial hears that a company asks to renew its contract or
 * takes that back; the company's managers, that it is declined, and whenever a contract was renewed.
 */
export const contractNotices = noticesOf(contractEvents)({
  ContractCreated: ({ actor, data: { said, ...contract } }) => {
    const to = { commercial: said?.userCommercial, production: said?.userProduction, lead: said?.userProductionN1 };
    const tell = (['commercial', 'production', 'lead'] as const).flatMap(
      (place) => placeNotices(place, contract, { actor, to: to[place] ?? null, was: null }).tell ?? [],
    );
    return { tell };
  },
  ContractCommercialChanged: ({ actor, data: { said, was, ...contract } }) =>
    placeNotices('commercial', contract, { actor, to: said?.userCommercial ?? null, was }),
  ContractProductionChanged: ({ actor, data: { said, was, ...contract } }) =>
    placeNotices('production', contract, { actor, to: said?.userProduction ?? null, was }),
  ContractProductionLeadChanged: ({ actor, data: { said, was, ...contract } }) =>
    placeNotices('lead', contract, { actor, to: said?.userProductionN1 ?? null, was }),
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
