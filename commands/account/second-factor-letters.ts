import type { Letters } from '#infra/mail/perform-mail.ts';
import { resetPasswordPath } from '#web/addresses/paths.ts';

/** Mails about another way into an account, or somebody of the team in it: nothing has to be read for them, and they lead to a new password. */
export const secondFactorLetters = (): Letters => {
  const told: Letters[string] = async (_, { language }) => ({ url: resetPasswordPath(language) });
  return { secondFactorAdded: told, secondFactorRemoved: told, recoveryCodeUsed: told, actedFor: told };
};
