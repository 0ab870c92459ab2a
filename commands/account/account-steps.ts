import type { Command } from '../command.ts';
import { askEmailChange, changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { createAdmin } from './create-admin.ts';
import { exportContacts } from './export-contacts.ts';
import { beginImpersonation, forceSignOut } from './impersonate.ts';
import { mailCode, signInByCode } from './mailed-code.ts';
import { linkOutside, signInOutside } from './oauth.ts';
import { createAccount } from './open-account.ts';
import { confirmRegistration, registerCompanyStep, registerProfile, resendCode } from './registration.ts';
import { askPasswordReset, resetPassword } from './reset-password.ts';
import { addSecondFactor, passSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { endOtherSessions, endSession, signOut } from './sign-out.ts';

/** Commands that only Sokoni's own pages, routes and command line send: most answers have a secret. */
export const accountSteps: readonly Command[] = [
  signIn,
  passSecondFactor,
  mailCode,
  signInByCode,
  signInOutside,
  linkOutside,
  signOut,
  endSession,
  endOtherSessions,
  registerProfile,
  registerCompanyStep,
  resendCode,
  confirmRegistration,
  askPasswordReset,
  resetPassword,
  changePassword,
  askEmailChange,
  changeEmail,
  addSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  beginImpersonation,
  forceSignOut,
  createAccount,
  createAdmin,
  exportContacts,
];
