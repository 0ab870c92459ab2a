import { refusals } from '../rejection.ts';

export const accountRejections = {
  unknown: 'not-found',
  'email-taken': 'conflict',
  'social-already-linked': 'conflict',
  'wrong-credentials': 'signed-out',
  blocked: 'forbidden',
  'password-too-short': 'invalid',
  'password-too-long': 'invalid',
  'password-no-capital': 'invalid',
  'password-no-digit': 'invalid',
  'password-common': 'invalid',
  'password-mismatch': 'invalid',
  'code-mismatch': 'invalid',
  'code-expired': 'invalid',
  'code-worn': 'invalid',
  'code-too-soon': 'conflict',
  'link-expired': 'invalid',
  'own-account': 'conflict',
  'role-too-high': 'forbidden',
  'bot-check': 'invalid',
  'registration-over': 'not-found',
  'management-asked': 'conflict',
  'not-manager': 'not-found',
  'last-admin': 'conflict',
} as const;

export const refuse = refusals('account', accountRejections);
