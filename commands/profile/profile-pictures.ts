import { z } from 'zod';
import { imageId } from '#domain/media/image.events.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import { command } from '../command.ts';
import { askProfile } from './ask-profile.ts';
import { maySpeakForThemselves as allowed } from './profile.permissions.ts';
import type { ProfileFacts } from './profile-facts.ts';

const choose = ({ image }: ProfileFacts, name: string, type: ProfileCommand['type']) =>
  command({
    context: 'profile',
    name,
    schema: z.strictObject({ imageId }),
    allowed,
    async handle(log, { imageId }, envelope) {
      const data = { image: await image(envelope.actor.id, imageId) };
      return askProfile(log, envelope, { type, data });
    },
  });

const remove = (name: string, type: ProfileCommand['type']) =>
  command({
    context: 'profile',
    name,
    schema: z.strictObject({}),
    allowed,
    handle: (log, data, envelope) => askProfile(log, envelope, { type, data }),
  });

export const profilePictures = (facts: ProfileFacts) => [
  choose(facts, 'choose-photo', 'ChoosePhoto'),
  remove('remove-photo', 'RemovePhoto'),
  choose(facts, 'choose-banner', 'ChooseBanner'),
  remove('remove-banner', 'RemoveBanner'),
];
