import type { Command } from '../command.ts';
import { confirmations } from './confirmations.ts';
import type { ProfileFacts } from './profile-facts.ts';
import { profileItems } from './profile-items.ts';
import { profilePictures } from './profile-pictures.ts';
import { chooseAudience, chooseInterests, describeCareer, listCoordinates, stateIdentity } from './profile-sections.ts';

/** Everything that people can ask of their own profile. */
export const profileCommands = (facts: ProfileFacts): readonly Command[] => [
  stateIdentity,
  listCoordinates(facts),
  describeCareer(facts),
  chooseInterests(facts),
  chooseAudience,
  ...profilePictures(facts),
  ...profileItems(facts),
  ...confirmations(facts),
];
