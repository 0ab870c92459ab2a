import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import type { Envelope } from '#domain/envelope.ts';
import { imageId } from '#domain/media/image.events.ts';
import * as of from '#domain/profile/profile.events.ts';
import { maySpeakForThemselves as allowed } from '#domain/profile/profile.permissions.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import type { Listed } from '#domain/profile/profile-lists.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, type CommandContext, command } from '../command.ts';
import { askProfile } from './ask-profile.ts';
import { type House, knownHouse, type ProfileFacts } from './profile-facts.ts';

const itemIds = 'b3fb0f0a-5a6b-4a53-9d0f-9b8c33d3b1f2';
const context = 'profile';
const itemId = z.uuid();
const edited = z.int().min(0);

type ListName = 'experience' | 'formation' | 'language' | 'resume' | 'piece';
type ContentOf<S extends z.ZodObject> = (
  data: z.infer<S>,
  on: { readonly facts: ProfileFacts; readonly accountId: string; readonly before: Before },
) => Promise<object>;
/** Loads the item as it is before the change. */
type Before = () => Promise<{ readonly company?: House; readonly school?: House } | null | undefined>;

/** The commands of one list of a profile. */
export type ListCommands = { readonly add: Command; readonly change: Command; readonly remove: Command };

const listCommands = <S extends z.ZodObject>(
  list: ListName,
  noun: string,
  schema: S,
  contentOf: ContentOf<S> = async (data) => data,
): ListCommands => {
  const ask = (
    log: CommandContext,
    envelope: Envelope,
    type: 'AddItem' | 'ChangeItem' | 'RemoveItem',
    data: object,
    id: string,
  ) => askProfile(log, envelope, { type, data: { ...data, list, itemId: id } }, id);
  const change = z.strictObject({ ...schema.shape, itemId, edited });
  return {
    add: command({
      context,
      name: `add-${noun}`,
      schema: z.strictObject(schema.shape),
      allowed,
      async handle(log, data, envelope) {
        const on = { facts: log.facts.profiles, accountId: envelope.actor.id, before: async () => null };
        const content = await contentOf(data as z.infer<S>, on);
        return ask(log, envelope, 'AddItem', { said: content }, uuidV5(envelope.commandId, itemIds));
      },
    }),
    change: command({
      context,
      name: `change-${noun}`,
      schema: change,
      allowed,
      async handle(log, changed, envelope) {
        const { itemId, edited, ...data } = changed as z.infer<S> & { itemId: string; edited: number };
        const accountId = envelope.actor.id;
        const before: Before = async () => {
          const { state } = await stateOf(log, profile, profileStream(accountId));
          return (state.lists[list] as Readonly<Record<string, Listed>>)[itemId]?.said as Awaited<ReturnType<Before>>;
        };
        const content = await contentOf(data as z.infer<S>, { facts: log.facts.profiles, accountId, before });
        return ask(log, envelope, 'ChangeItem', { said: content, edited }, itemId);
      },
    }),
    remove: command({
      context,
      name: `remove-${noun}`,
      schema: z.strictObject({ itemId }),
      allowed,
      handle: (log, { itemId }, envelope) => ask(log, envelope, 'RemoveItem', {}, itemId),
    }),
  };
};

const { file: _file, ...resume } = of.resume.shape;
const { image: _image, ...piece } = of.piece.shape;
const fileId = z.string().regex(/^[\w-]{22}$/);

export const experienceCommands = listCommands(
  'experience',
  'experience',
  of.experience,
  async ({ company, ...content }, { facts, before }) => ({
    ...content,
    company: await knownHouse(facts, company, (await before())?.company),
  }),
);
export const formationCommands = listCommands(
  'formation',
  'formation',
  of.formation,
  async ({ school, ...content }, { facts, before }) => ({
    ...content,
    school: await knownHouse(facts, school, (await before())?.school),
  }),
);
export const languageCommands = listCommands('language', 'language', of.language);
export const resumeCommands = listCommands(
  'resume',
  'resume',
  z.object({ ...resume, fileId }),
  async ({ fileId, ...content }, { facts, accountId }) => ({
    ...content,
    file: await facts.document(accountId, fileId),
  }),
);
export const pieceCommands = listCommands(
  'piece',
  'portfolio-piece',
  z.object({ imageId, ...piece }),
  async ({ imageId, ...content }, { facts, accountId }) => ({
    image: await facts.image(accountId, imageId),
    ...content,
  }),
);

export const profileItems: readonly Command[] = [
  experienceCommands,
  formationCommands,
  languageCommands,
  resumeCommands,
  pieceCommands,
].flatMap(({ add, change, remove }) => [add, change, remove]);
