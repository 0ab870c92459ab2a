import { z } from 'zod';
import { accountId } from '#domain/account-id.ts';
import type { ConfirmationCommand } from '#domain/profile/confirmations.ts';
import {
  mayAskConfirmation,
  mayConfirmFor,
  mayConfirmSome,
  maySpeakForThemselves,
} from '#domain/profile/profile.permissions.ts';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import { askProfile } from './ask-profile.ts';

const context = 'profile';
const itemId = z.uuid();
const companyId = z.int().positive();
const ofPerson = { accountId, itemId, companyId };

export const askConfirmation = command({
  context,
  name: 'ask-confirmation',
  schema: z.strictObject({ itemId, companyId }),
  allowed: mayAskConfirmation,
  limit: { burst: 20, perMinute: perHour(20) },
  async handle(log, data, envelope) {
    const { companyName, confirmersOf } = log.facts.profiles;
    const confirmers = (await companyName(data.companyId)) ? await confirmersOf(data.companyId) : [];
    return askProfile(log, envelope, { type: 'AskConfirmation', data: { ...data, confirmers } });
  },
});

export const withdrawConfirmation = command({
  context,
  name: 'withdraw-confirmation',
  schema: z.strictObject({ itemId }),
  allowed: maySpeakForThemselves,
  handle: (log, data, envelope) => askProfile(log, envelope, { type: 'WithdrawConfirmation', data }),
});

type Answer = 'ConfirmExperience' | 'RefuseConfirmation' | 'UndoConfirmationDecision';

/** A company's answer. Throws a `Rejection` unless the person's profile and the company's page can be seen. */
const answer = <S extends z.ZodType<{ accountId: string; itemId: string; companyId: number }>>(
  name: string,
  type: Answer,
  schema: S,
) =>
  command({
    context,
    name,
    schema,
    allowed: mayConfirmSome,
    allowedFor: mayConfirmFor,
    async handle(log, data, envelope) {
      const { companyName, isSeen } = log.facts.profiles;
      const standing = (await companyName(data.companyId)) !== undefined && (await isSeen(data.accountId));
      if (!standing) throw refuse('confirmation-gone');
      const confirmationCommand = { type, data } as ConfirmationCommand;
      const { position } = await handle(log, profile, profileStream(data.accountId), confirmationCommand, envelope);
      return { id: data.itemId, position };
    },
  });

const version = z.int().positive();

export const confirmExperience = answer(
  'confirm-experience',
  'ConfirmExperience',
  z.strictObject({ ...ofPerson, version }),
);
export const refuseConfirmation = answer(
  'refuse-confirmation',
  'RefuseConfirmation',
  z.strictObject({ ...ofPerson, version }),
);
export const undoConfirmationDecision = answer(
  'undo-confirmation-decision',
  'UndoConfirmationDecision',
  z.strictObject(ofPerson),
);

/** The commands with which a company confirms that a person worked there. */
export const confirmations: readonly Command[] = [
  askConfirmation,
  withdrawConfirmation,
  confirmExperience,
  refuseConfirmation,
  undoConfirmationDecision,
];
