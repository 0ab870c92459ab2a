import { account, accountStream } from '#domain/account/account.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { contract } from '#domain/contract/contract.ts';
import type { ContractParty } from '#domain/contract/contract-reminders.ts';
import { contractStream } from '#domain/contract/contract-state.ts';
import { type Decider, type Message, stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import type { Language } from '#domain/language.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { problemsStream } from '#domain/moderation/problems.ts';
import { addressState, addressStream } from '#domain/notification/address-state.ts';
import { companyMail, companyMailStream } from '#domain/notification/company-mail.ts';
import type { Audience } from '#domain/notification/notice.ts';
import { isAfter } from '#infra/event-store/event-store.ts';
import { eventsOf, type Reading, stateOf } from '#infra/event-store/stream-state.ts';
import type { Recipient } from '#infra/mail/mail.ts';
import type { Recipients } from '#infra/mail/perform-mail.ts';
import type { SmsRecipients } from '#infra/sms/perform-sms.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** Whether the account wants this kind of mail. */
export type Wants = (accountId: string, template: string) => Promise<boolean>;

/** Countries whose companies get mail in English; those of all other countries get it in French. */
const english = new Set('BW CM ER ET GH GM KE LR LS MU MW NA NG RW SC SD SL SO SS SZ TZ UG ZA ZM ZW GB US'.split(' '));

/** The recipients of mails and of text messages, and the accounts that a notice is for. */
export type Reached = Recipients & {
  readonly mobiles: SmsRecipients;
  accounts(to: Audience): Promise<readonly string[]>;
};

/**
 * The recipients of mails and text messages, read from their streams when one is sent: a new address or number counts at
 * once, and a forgotten person has none.
 */
export const recipientsFrom = ({ db, ...log }: Reading, wants: Wants): Reached => {
  const stateNow = async <C extends Message, E extends Message, S>(decider: Decider<C, E, S>, stream: string) =>
    (await stateOf(log, decider, stream)).state;

  const address = async (accountId: string): Promise<Recipient | null> => {
    const events = await eventsOf(log, accountStream(accountId));
    const state = stateAfter(account, events, account.initial);
    if (state.status === 'none' || state.email === null || state.blocked) return null;
    const opened = events.find(({ type }) => type === 'AccountOpened')?.data as
      | { firstname?: string | null }
      | undefined;
    return { email: state.email, name: opened?.firstname ?? null, language: state.language === 'en' ? 'en' : 'fr' };
  };

  /** Whether the account's current address has refused a mail for good. */
  const refusesMail = async (account: string): Promise<boolean> => {
    const addressEvents = await eventsOf(log, addressStream(account));
    if (!stateAfter(addressState, addressEvents, addressState.initial).refuses) return false;
    const changed = (await eventsOf(log, accountStream(account))).findLast(({ type }) => type === 'EmailChanged');
    const refused = addressEvents.findLast(({ type }) => type === 'AddressRefusedMail');
    return !changed || !refused || isAfter(refused.position, changed.position);
  };

  const wantingAccount = async (account: string, template: string) => {
    if (!(await wants(account, template)) || (await refusesMail(account))) return [];
    const recipient = await address(account);
    return recipient ? [{ ...recipient, account }] : [];
  };

  /** The accounts that a notice is for. */
  const accountsOf = async (to: Audience): Promise<readonly string[]> => {
    if ('account' in to) return [to.account];
    if ('problem' in to) {
      const events = (await eventsOf(log, problemsStream(to.on))).filter(isOneOf(problemEvents));
      const reporters = events.flatMap(({ type, data }) =>
        type === 'ProblemReported' && data.problemId === to.problem ? (data.reporterId ?? []) : [],
      );
      return reporters.slice(0, 1);
    }
    const { managers: people } = await stateNow(managers, managersStream(to.company));
    return Object.keys(people).filter((one) => to.role === undefined || people[one] === to.role);
  };

  const mobile = async (accountId: string) => {
    const state = await stateNow(account, accountStream(accountId));
    if (state.status === 'none' || state.mobile === null || state.blocked) return [];
    const language: Language = state.language === 'en' ? 'en' : 'fr';
    return [{ account: accountId, phone: state.mobile, language }];
  };

  const companyAddress = async (companyId: number) => {
    if ((await stateNow(companyMail, companyMailStream(companyId))).stopped) return [];
    const company = await readModel(db, companyPage)
      .selectFrom('company')
      .select(['coordinates', 'place'])
      .where('id', '=', companyId)
      .executeTakeFirst();
    const email = company?.coordinates.find(({ type }) => type === 'email')?.value;
    if (!company || !email) return [];
    const language: Language = english.has(company.place.country) ? 'en' : 'fr';
    return [{ email, name: null, language, account: null }];
  };

  /** The commercial of a contract, or its client: a manager of the company who has that address, or the address alone. */
  const ofContract = async ({ contract: number, party }: ContractParty, template: string) => {
    const state = await stateNow(contract, contractStream(number));
    if (state.status !== 'signed') return [];
    const { userCommercial, clientEmail: email } = state.terms;
    if (party === 'commercial') return wantingAccount(userCommercial, template);
    if (email === null) return [];
    const { managers: people } = await stateNow(managers, managersStream(state.companyId));
    for (const account of Object.keys(people))
      if ((await address(account))?.email.toLowerCase() === email.toLowerCase())
        return wantingAccount(account, template);
    const language: Language = english.has(state.country) ? 'en' : 'fr';
    return [{ email, name: null, language, account: null }];
  };

  return {
    address,
    async wanting(to, template) {
      if ('contract' in to) return ofContract(to, template);
      const accounts = await accountsOf(to);
      if (accounts.length === 0 && 'company' in to && template === 'reviewReceived') return companyAddress(to.company);
      return (await Promise.all(accounts.map((account) => wantingAccount(account, template)))).flat();
    },
    accounts: accountsOf,
    mobiles: async (to) => (await Promise.all((await accountsOf(to)).map(mobile))).flat(),
  };
};
