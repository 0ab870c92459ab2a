import type { ErasureEvent } from '#domain/privacy/erasure.events.ts';
import { audiences, careerStatuses, knowledgeLevels, sexes } from '#domain/profile/profile.choices.ts';
import type { ProfileEvent } from '#domain/profile/profile.events.ts';
import {
  audience,
  career,
  coordinates,
  experience,
  identity,
  image,
  item,
  offer,
  resume,
  whereabouts,
} from '#tests/profile/people.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** Something that one of a few people says about themselves; now and then one of them is forgotten. */
export const profileHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const own = { accountId };
  if (below(4) === 0) {
    const erasing = one<ErasureEvent>([
      { type: 'ErasureRequested', data: { ...own, reason: 'self', due: '2026-12-05T09:00:00.000Z' } },
      { type: 'ErasureCancelled', data: own },
      { type: 'ErasureBegun', data: own },
      { type: 'SinkEmptied', data: { ...own, sink: 'mail', pieces: below(9) } },
      { type: 'ErasureCompleted', data: own },
      { type: 'PersonForgotten', data: own },
    ]);
    return { stream: `erasure-${accountId}`, ...erasing };
  }
  const its = { accountId, itemId: item(below(4)) };
  const worked = { ...experience, name: `Poste ${below(9)}` };
  const companyId = 1 + below(5);
  const learned = {
    name: 'Licence',
    description: null,
    startDate: '2008-09',
    endDate: null,
    school: { id: 1 + below(9), name: 'INP-HB' },
  };
  const spoken = { lang: one(['fr', 'en', 'sw']), level: one(knowledgeLevels) };
  const piece = { image, title: `Œuvre ${below(9)}`, description: null };
  const event = one<ProfileEvent>([
    { type: 'NameStated', data: { ...own, said: { firstname: one(['Awa', 'Zoé']), lastname: "N'Guessan" } } },
    { type: 'BirthdayStated', data: { ...own, said: { birthday: one(['1990-05-17', null]) } } },
    { type: 'SexStated', data: { ...own, said: { sex: one([...sexes, null]) } } },
    { type: 'ProfilePresented', data: { ...own, said: identity.presentation } },
    { type: 'WhereaboutsStated', data: { ...own, said: { ...whereabouts, city: one(['Abidjan', null]) } } },
    { type: 'PersonalCoordinatesListed', data: { ...own, said: coordinates } },
    { type: 'CareerDescribed', data: { ...own, said: { ...career, careerStatus: one(careerStatuses) } } },
    { type: 'ProIndicated', data: { ...own, said: offer } },
    { type: 'SkillsListed', data: { ...own, said: { skills: [`Art ${below(9)}`] } } },
    { type: 'InterestsChosen', data: { ...own, said: { jobInterests: ['Audit'], interestedInCategories: [] } } },
    {
      type: 'AudienceChosen',
      data: { ...own, said: { audience: { ...audience, name: one(audiences) }, searchEngines: below(2) === 0 } },
    },
    { type: 'PhotoChosen', data: { ...own, said: image } },
    { type: 'PhotoRemoved', data: own },
    { type: 'BannerChosen', data: { ...own, said: image } },
    { type: 'BannerRemoved', data: own },
    { type: 'ExperienceAdded', data: { ...its, said: worked } },
    { type: 'ExperienceChanged', data: { ...its, said: worked } },
    { type: 'ExperienceRemoved', data: its },
    { type: 'ConfirmationAsked', data: { ...its, companyId, askedAt: '2026-11-21T09:00:00.000Z' } },
    { type: 'ConfirmationEnded', data: { ...its, companyId, because: one(['withdrawn', 'changed', 'removed']) } },
    { type: 'ExperienceConfirmed', data: { ...its, companyId } },
    { type: 'ConfirmationRefused', data: { ...its, companyId } },
    { type: 'ConfirmationDecisionUndone', data: { ...its, companyId, undone: one(['confirmed', 'refused']) } },
    { type: 'FormationAdded', data: { ...its, said: learned } },
    { type: 'FormationChanged', data: { ...its, said: learned } },
    { type: 'FormationRemoved', data: its },
    { type: 'LanguageAdded', data: { ...its, said: spoken } },
    { type: 'LanguageChanged', data: { ...its, said: spoken } },
    { type: 'LanguageRemoved', data: its },
    { type: 'ResumeAdded', data: { ...its, said: resume } },
    { type: 'ResumeChanged', data: { ...its, said: resume } },
    { type: 'ResumeRemoved', data: its },
    { type: 'PortfolioPieceAdded', data: { ...its, said: piece } },
    { type: 'PortfolioPieceChanged', data: { ...its, said: piece } },
    { type: 'PortfolioPieceRemoved', data: its },
  ]);
  return { stream: `profile-${accountId}`, ...event };
};
