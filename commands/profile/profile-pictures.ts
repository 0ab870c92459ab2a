import { z } from 'zod';
import { imageId } from '#domain/media/image.events.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import { maySpeakForThemselves as allowed } from '#domain/profile/profile.permissions.ts';
import { type Command, command } from '../command.ts';
import { askProfile } from './ask-profile.ts';

const choose = (name: string, type: ProfileCommand['type']) =>
  command({
    context: 'profile',
    name,
    schema: z.strictObject({ imageId }),
    allowed,
    async handle(log, { imageId }, envelope) {
      const data = { image: await log.facts.profiles.image(envelope.actor.id, imageId) };
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

export const choosePhoto = choose('choose-photo', 'ChoosePhoto');
export const removePhoto = remove('remove-photo', 'RemovePhoto');
export const chooseBanner = choose('choose-banner', 'ChooseBanner');
export const removeBanner = remove('remove-banner', 'RemoveBanner');

export const profilePictures: readonly Command[] = [choosePhoto, removePhoto, chooseBanner, removeBanner];
