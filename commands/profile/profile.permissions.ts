import { type Actor, accountId } from '#domain/actor.ts';

/** Everybody speaks for themselves: a command about a profile is about the profile of whoever asks. */
export const maySpeakForThemselves = ({ id, role }: Actor): boolean =>
  role !== 'visitor' && accountId.safeParse(id).success;
