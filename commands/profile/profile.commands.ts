import type { Command } from '../command.ts';
import { confirmations } from './confirmations.ts';
import { profileItems } from './profile-items.ts';
import { profilePictures } from './profile-pictures.ts';
import { chooseAudience, chooseInterests, describeCareer, listCoordinates, stateIdentity } from './profile-sections.ts';

export const profileCommands: readonly Command[] = [
  stateIdentity,
  listCoordinates,
  describeCareer,
  chooseInterests,
  chooseAudience,
  ...profilePictures,
  ...profileItems,
  ...confirmations,
];
