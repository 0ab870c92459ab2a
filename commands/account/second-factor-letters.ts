import type { Letters } from '#infra/mail/perform-mail.ts';
import { resetPasswordPath } from '#web/addresses/paths.ts';

/** Mails about a changed second factor, or an administrator who acts as the person. They link to a new password. */
export const secondFactorLetters = (): Letters => {
  const letter: Letters[string] = async (_, { language }) => ({ url: resetPasswordPath(language) });
  return { secondFactorAdded: letter, secondFactorRemoved: letter, recoveryCodeUsed: letter, actedFor: letter };
};
