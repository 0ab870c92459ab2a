import type { z } from 'zod';
import { type Actor, isAdministrator, type Level, type Role } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { AccountEvent, accountEvents } from './account.events.ts';
import { refuse } from './account.rejections.ts';

type Data<T extends keyof typeof accountEvents> = z.infer<(typeof accountEvents)[T]['schema']>;

export type AccountCommand =
  | { readonly type: 'OpenAccount'; readonly data: Data<'AccountOpened'> }
  | { readonly type: 'ConfirmAccount'; readonly data: Data<'AccountConfirmed'> }
  | { readonly type: 'ChangeEmail'; readonly data: Data<'EmailChanged'> }
  | { readonly type: 'VerifyMobile'; readonly data: Data<'MobileVerified'> }
  | { readonly type: 'RemoveMobile'; readonly data: Data<'MobileRemoved'> }
  | { readonly type: 'RecordPassword'; readonly data: Data<'PasswordChanged'> }
  | { readonly type: 'AddSecondFactor'; readonly data: Data<'SecondFactorAdded'> }
  | { readonly type: 'RenewRecoveryCodes'; readonly data: Data<'RecoveryCodesRenewed'> }
  | { readonly type: 'RecordRecoveryCode'; readonly data: Data<'RecoveryCodeUsed'> }
  | { readonly type: 'RemoveSecondFactor'; readonly data: Data<'SecondFactorRemoved'> }
  | { readonly type: 'LiftSecondFactor'; readonly data: Data<'SecondFactorRemoved'> }
  | { readonly type: 'ChooseLanguage'; readonly data: Data<'AccountLanguageChosen'> }
  | { readonly type: 'LinkSocialAccount'; readonly data: Data<'SocialAccountLinked'> }
  | { readonly type: 'GiveRole'; readonly data: Data<'RoleGiven'> }
  | { readonly type: 'GiveLevel'; readonly data: Data<'LevelGiven'> }
  | { readonly type: 'BlockAccount'; readonly data: Data<'AccountBlocked'> }
  | { readonly type: 'UnblockAccount'; readonly data: Data<'AccountUnblocked'> }
  | { readonly type: 'BeginImpersonation'; readonly data: Data<'ImpersonationBegun'> }
  | { readonly type: 'EndImpersonation'; readonly data: Data<'ImpersonationEnded'> };

export type AccountState =
  | { readonly status: 'none' }
  | {
      readonly status: 'open';
      readonly email: string | null;
      /** The verified mobile, in E.164. */
      readonly mobile: string | null;
      /** First and last name from when the account was opened; empty once the person is forgotten. */
      readonly names: readonly string[];
      readonly secondFactor: boolean;
      readonly confirmed: boolean;
      readonly blocked: boolean;
      readonly role: Role;
      readonly level: Level;
      readonly language: string;
      readonly social: readonly string[];
    };

type Open = Extract<AccountState, { status: 'open' }>;

export const accountStream = (accountId: string): string => `account-${accountId}`;

const open = (state: AccountState): Open => {
  if (state.status === 'none') throw refuse('unknown');
  return state;
};

const become = (state: AccountState, change: Partial<Open>): AccountState =>
  state.status === 'none' ? state : { ...state, ...change };

/**
 * Throws a `Rejection` when actors change their own account, when anybody but an administrator changes staff, or when
 * anybody but a superadmin changes an administrator.
 */
const mayRule = ({ id, role }: Actor, accountId: string, roles: readonly Role[]): void => {
  if (id === accountId) throw refuse('own-account');
  const touchesAdministrators = roles.some((other) => isAdministrator({ role: other }));
  if (touchesAdministrators && role !== 'superadmin') throw refuse('role-too-high');
  if (roles.some((other) => other !== 'member') && !isAdministrator({ role })) throw refuse('role-too-high');
};

const fact = <T extends AccountEvent['type']>(type: T, data: DataOf<AccountEvent, T>): readonly AccountEvent[] => [
  { type, data } as AccountEvent,
];

export const account: Decider<AccountCommand, AccountEvent, AccountState> = {
  initial: { status: 'none' },

  evolve: {
    AccountOpened: (_, { email, firstname, lastname, language }) => ({
      status: 'open',
      email,
      mobile: null,
      names: [firstname, lastname].filter((name) => name !== null),
      secondFactor: false,
      confirmed: false,
      blocked: false,
      role: 'member',
      level: 'young',
      language,
      social: [],
    }),
    AccountConfirmed: (state) => become(state, { confirmed: true }),
    EmailChanged: (state, { email }) => become(state, { email, confirmed: true }),
    MobileVerified: (state, { mobile }) => become(state, { mobile }),
    MobileRemoved: (state) => become(state, { mobile: null }),
    PasswordChanged: (state) => state,
    SecondFactorAdded: (state) => become(state, { secondFactor: true }),
    RecoveryCodesRenewed: (state) => state,
    RecoveryCodeUsed: (state) => state,
    SecondFactorRemoved: (state) => become(state, { secondFactor: false }),
    AccountLanguageChosen: (state, { language }) => become(state, { language }),
    // an account linked before the address was confirmed may be somebody else's
    SocialAccountLinked: (state, { provider }) =>
      state.status === 'none' || !state.confirmed ? state : { ...state, social: [...state.social, provider] },
    RoleGiven: (state, { role }) => become(state, { role }),
    LevelGiven: (state, { level }) => become(state, { level }),
    AccountBlocked: (state) => become(state, { blocked: true }),
    AccountUnblocked: (state) => become(state, { blocked: false }),
    ImpersonationBegun: (state) => state,
    ImpersonationEnded: (state) => state,
  },

  decide: {
    OpenAccount: (data, state) => (state.status === 'open' ? [] : fact('AccountOpened', data)),
    ConfirmAccount: (data, state) => (open(state).confirmed ? [] : fact('AccountConfirmed', data)),
    ChangeEmail: (data, state) => (open(state).email === data.email ? [] : fact('EmailChanged', data)),
    VerifyMobile: (data, state) => (open(state).mobile === data.mobile ? [] : fact('MobileVerified', data)),
    RemoveMobile: (data, state) => (open(state).mobile === null ? [] : fact('MobileRemoved', data)),
    RecordPassword: (data, state) => open(state) && fact('PasswordChanged', data),
    AddSecondFactor: (data, state) => (open(state).secondFactor ? [] : fact('SecondFactorAdded', data)),
    RenewRecoveryCodes: (data, state) => {
      if (!open(state).secondFactor) throw refuse('second-factor-off');
      return fact('RecoveryCodesRenewed', data);
    },
    RecordRecoveryCode: (data, state) => open(state) && fact('RecoveryCodeUsed', data),
    RemoveSecondFactor: (data, state) => (open(state).secondFactor ? fact('SecondFactorRemoved', data) : []),
    LiftSecondFactor: (data, state, { actor }) => {
      const { role, secondFactor } = open(state);
      mayRule(actor, data.accountId, [role]);
      return secondFactor ? fact('SecondFactorRemoved', data) : [];
    },
    ChooseLanguage: (data, state) =>
      open(state).language === data.language ? [] : fact('AccountLanguageChosen', data),
    LinkSocialAccount: (data, state) =>
      open(state).social.includes(data.provider) ? [] : fact('SocialAccountLinked', data),
    GiveRole: (data, state, { actor }) => {
      const { role } = open(state);
      mayRule(actor, data.accountId, [role, data.role]);
      return role === data.role ? [] : fact('RoleGiven', data);
    },
    GiveLevel: (data, state, { actor }) => {
      const { role, level } = open(state);
      mayRule(actor, data.accountId, [role]);
      return level === data.level ? [] : fact('LevelGiven', data);
    },
    BlockAccount: (data, state, { actor }) => {
      const { role, blocked } = open(state);
      mayRule(actor, data.accountId, [role]);
      return blocked ? [] : fact('AccountBlocked', data);
    },
    UnblockAccount: (data, state, { actor }) => {
      const { role, blocked } = open(state);
      mayRule(actor, data.accountId, [role]);
      return blocked ? fact('AccountUnblocked', data) : [];
    },
    BeginImpersonation: (data, state, { actor }) => {
      const { role } = open(state);
      mayRule(actor, data.accountId, [role]);
      return fact('ImpersonationBegun', data);
    },
    EndImpersonation: (data, state) => open(state) && fact('ImpersonationEnded', data),
  },
};
