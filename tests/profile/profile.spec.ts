import { describe, test } from 'vitest';
import type { ProfileEvent } from '#domain/profile/profile.events.ts';
import { profile } from '#domain/profile/profile.ts';
import { given } from '#tests/given.ts';
import {
  ada,
  audience,
  career,
  context,
  coordinates,
  experience,
  identity,
  image,
  item,
  offer,
  resume,
  whereabouts,
} from './people.ts';

const own = { accountId: ada };
const { name, birthday, sex, presentation } = identity;
const named: ProfileEvent = { type: 'NameStated', data: { ...own, said: name } };
const born: ProfileEvent = { type: 'BirthdayStated', data: { ...own, said: { birthday } } };
const sexed: ProfileEvent = { type: 'SexStated', data: { ...own, said: { sex } } };
const presented: ProfileEvent = { type: 'ProfilePresented', data: { ...own, said: presentation } };
const state = (data: object, edited = 0) =>
  ({ type: 'StateIdentity', data: { ...own, edited, ...identity, ...data } }) as const;

describe('who someone is', () => {
  test('is told part by part', () => given(profile).when(state({}), context).then(named, born, sexed, presented));

  test('what was never said and is left empty is not told', () =>
    given(profile)
      .when(state({ birthday: null, sex: null, presentation: { title: {}, description: {} } }), context)
      .then(named));

  test('said again, nothing happens', () =>
    given(profile, named, born, sexed, presented).when(state({}, 4), context).thenNothing());

  test('only what changed is told', () =>
    given(profile, named, born, sexed, presented)
      .when(state({ sex: 'n' }, 4), context)
      .then({ type: 'SexStated', data: { ...own, said: { sex: 'n' } } }));

  test('can be taken back', () =>
    given(profile, named, born)
      .when(state({ birthday: null, sex: null, presentation: { title: {}, description: {} } }, 2), context)
      .then({ type: 'BirthdayStated', data: { ...own, said: { birthday: null } } }));

  test('a person is 16 at least', () => {
    given(profile)
      .when(state({ birthday: '2010-11-22' }), context)
      .rejects('profile.too-young');
    given(profile)
      .when(state({ birthday: '2030-01-01' }), context)
      .rejects('profile.born-in-future');
    given(profile, named, sexed, presented)
      .when(state({ birthday: '2010-11-21' }, 3), context)
      .then({ type: 'BirthdayStated', data: { ...own, said: { birthday: '2010-11-21' } } });
  });

  test('a form that was filled before someone else saved is refused, unless it says the same', () => {
    given(profile, named, born)
      .when(state({ sex: 'm' }, 1), context)
      .rejects('profile.edited-meanwhile');
    given(profile, named, born, sexed, presented).when(state({}, 0), context).thenNothing();
  });

  test('each form has a version of its own', () =>
    given(profile, named, born)
      .when({ type: 'ListCoordinates', data: { ...own, edited: 0, whereabouts, coordinates } }, context)
      .then(
        { type: 'WhereaboutsStated', data: { ...own, said: whereabouts } },
        { type: 'PersonalCoordinatesListed', data: { ...own, said: coordinates } },
      ));
});

describe('work, interests and who sees what', () => {
  const described: ProfileEvent = { type: 'CareerDescribed', data: { ...own, said: career } };

  test('are told part by part', () => {
    given(profile)
      .when({ type: 'DescribeCareer', data: { ...own, edited: 0, career, offer, skills: ['SAGE'] } }, context)
      .then(
        described,
        { type: 'ProIndicated', data: { ...own, said: offer } },
        { type: 'SkillsListed', data: { ...own, said: { skills: ['SAGE'] } } },
      );
    const interests = { jobInterests: ['Audit'], interestedInCategories: ['office-accounting'] };
    given(profile)
      .when({ type: 'ChooseInterests', data: { ...own, edited: 0, interests } }, context)
      .then({ type: 'InterestsChosen', data: { ...own, said: interests } });
    given(profile)
      .when({ type: 'ChooseAudience', data: { ...own, edited: 0, audience, searchEngines: true } }, context)
      .then({ type: 'AudienceChosen', data: { ...own, said: { audience, searchEngines: true } } });
  });
});

describe('pictures', () => {
  const chosen: ProfileEvent = { type: 'PhotoChosen', data: { ...own, said: image } };

  test('are chosen and removed', () => {
    given(profile)
      .when({ type: 'ChoosePhoto', data: { ...own, image } }, context)
      .then(chosen);
    given(profile, chosen)
      .when({ type: 'ChoosePhoto', data: { ...own, image } }, context)
      .thenNothing();
    given(profile, chosen).when({ type: 'RemovePhoto', data: own }, context).then({ type: 'PhotoRemoved', data: own });
    given(profile).when({ type: 'RemoveBanner', data: own }, context).thenNothing();
  });
});

describe('experiences', () => {
  const add = (said: object, number = 1) =>
    ({
      type: 'AddItem',
      data: { ...own, list: 'experience', itemId: item(number), said: { ...experience, ...said } },
    }) as const;
  const added: ProfileEvent = { type: 'ExperienceAdded', data: { ...own, itemId: item(1), said: experience } };

  test('are added once', () => {
    given(profile).when(add({}), context).then(added);
    given(profile, added).when(add({}), context).thenNothing();
  });

  test('begin before they end, and in the past', () => {
    given(profile)
      .when(add({ endDate: '2014-12' }), context)
      .rejects('profile.dates-reversed');
    given(profile)
      .when(add({ startDate: '2026-12', endDate: null }), context)
      .rejects('profile.not-begun');
  });

  test('are changed from what is there now', () => {
    const said = { ...experience, name: 'Directrice financière' };
    const change = (edited: number) =>
      ({ type: 'ChangeItem', data: { ...own, list: 'experience', itemId: item(1), said, edited } }) as const;
    given(profile, added)
      .when(change(1), context)
      .then({ type: 'ExperienceChanged', data: { ...own, itemId: item(1), said } });
    given(profile, added).when(change(0), context).rejects('profile.edited-meanwhile');
    given(profile).when(change(1), context).rejects('profile.item-unknown');
  });

  test('are removed once', () => {
    const remove = { type: 'RemoveItem', data: { ...own, list: 'experience', itemId: item(1) } } as const;
    given(profile, added)
      .when(remove, context)
      .then({ type: 'ExperienceRemoved', data: { ...own, itemId: item(1) } });
    given(profile).when(remove, context).thenNothing();
  });
});

describe('languages and resumes', () => {
  const resumes = [1, 2].map(
    (number): ProfileEvent => ({ type: 'ResumeAdded', data: { ...own, itemId: item(number), said: resume } }),
  );
  const addResume = { type: 'AddItem', data: { ...own, list: 'resume', itemId: item(3), said: resume } } as const;

  test('two resumes are the most', () => {
    given(profile, ...resumes)
      .when(addResume, context)
      .rejects('profile.two-resumes');
    given(profile, ...resumes, { type: 'ResumeRemoved', data: { ...own, itemId: item(1) } })
      .when(addResume, context)
      .then({ type: 'ResumeAdded', data: { ...own, itemId: item(3), said: resume } });
  });

  test('a language is listed once, and its level can change', () => {
    const spoken: ProfileEvent = {
      type: 'LanguageAdded',
      data: { ...own, itemId: item(1), said: { lang: 'fr', level: 'pro' } },
    };
    const said = { lang: 'fr', level: 'native' } as const;
    given(profile, spoken)
      .when({ type: 'AddItem', data: { ...own, list: 'language', itemId: item(2), said } }, context)
      .rejects('profile.language-listed');
    given(profile, spoken)
      .when({ type: 'ChangeItem', data: { ...own, list: 'language', itemId: item(1), said, edited: 1 } }, context)
      .then({ type: 'LanguageChanged', data: { ...own, itemId: item(1), said } });
  });
});
