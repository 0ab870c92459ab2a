import { hasAccount } from '../account-id.ts';

/** Everybody with an account, for their own alerts only: commands take the account from the actor. */
export const mayKeepOwnAlerts = hasAccount;
