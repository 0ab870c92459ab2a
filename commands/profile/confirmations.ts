import { z } from 'zod';
import { accountId } from '#domain/actor.ts';
import type { ConfirmationCommand } from '#domain/profile/confirmations.ts';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import { askProfile } from './ask-profile.ts';
import { mayAskConfirmation, mayConfirmFor, mayConfirmSome, maySpeakForThemselves } from './profile.permissions.ts';
import type { ProfileFacts } from './profile-facts.ts';

const context = 'profile';
const itemId = z.uuid();
const companyId = z.int().positive();
const ofPerson = { accountId, itemId, companyId };

const ask = ({ companyName, confirmersOf }: ProfileFacts) =>
  command({
    context,
    name: 'ask-confirmation',
    schema: z.strictObject({ itemId, companyId }),
    allowed: mayAskConfirmation,
    limit: { burst: 20, perMinute: perHour(20) },
    async handle(log, data, envelope) {
      const confirmers = (await companyName(data.companyId)) ? await confirmersOf(data.companyId) : [];
      return askProfile(log, envelope, { type: 'AskConfirmation', data: { ...data, confirmers } });
    },
  });

const withdraw = command({
  context,
  name: 'withdraw-confirmation',
  schema: z.strictObject({ itemId }),
  allowed: maySpeakForThemselves,
  handle: (log, data, envelope) => askProfile(log, envelope, { type: 'WithdrawConfirmation', data }),
});

type Answer = 'ConfirmExperience' | 'RefuseConfirmation' | 'UndoConfirmationDecision';

/** What the people of a company answer: to somebody whose profile can be seen, as long as their company's page can be. */
const answer = <S extends z.ZodType<{ accountId: string; itemId: string; companyId: number }>>(
  { companyName, isSeen }: ProfileFacts,
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
      const standing = (await companyName(data.companyId)) !== undefined && (await isSeen(data.accountId));
      if (!standing) throw refuse('confirmation-gone');
      const asked = { type, data } as ConfirmationCommand;
      const { position } = await handle(log, profile, profileStream(data.accountId), asked, envelope);
      return { id: data.itemId, position };
    },
  });

const version = z.int().positive();

/** That a company confirms what somebody says of their time there. */
export const confirmations = (facts: ProfileFacts): readonly Command[] => [
  ask(facts),
  withdraw,
  answer(facts, 'confirm-experience', 'ConfirmExperience', z.strictObject({ ...ofPerson, version })),
  answer(facts, 'refuse-confirmation', 'RefuseConfirmation', z.strictObject({ ...ofPerson, version })),
  answer(facts, 'undo-confirmation-decision', 'UndoConfirmationDecision', z.strictObject(ofPerson)),
];
