import { describe, test } from 'vitest';
import type { ConfirmationCommand } from '#domain/profile/confirmations.ts';
import type { ProfileEvent } from '#domain/profile/profile.events.ts';
import { profile } from '#domain/profile/profile.ts';
import { given } from '#tests/given.ts';
import { ada, context, experience, item, now } from './people.ts';

const companyId = 7;
const boss = '00000000-0000-4000-8000-0000000000b0';
const other = '00000000-0000-4000-8000-0000000000b1';
const own = { accountId: ada, itemId: item(1) };
const its = { ...own, companyId };
const said = { ...experience, company: { id: companyId, name: 'SIPRA' } };
const added: ProfileEvent = { type: 'ExperienceAdded', data: { ...own, said } };
const askedAt = now.toISOString();
const asked: ProfileEvent = { type: 'ConfirmationAsked', data: { ...its, askedAt } };
const confirmed: ProfileEvent = { type: 'ExperienceConfirmed', data: its };
const refused: ProfileEvent = { type: 'ConfirmationRefused', data: its };
const ended = (because: 'withdrawn' | 'changed' | 'removed'): ProfileEvent => ({
  type: 'ConfirmationEnded',
  data: { ...its, because },
});

const asManager = { now, actor: { id: boss, role: 'member' } } as const;
const ask: ConfirmationCommand = { type: 'AskConfirmation', data: { ...its, confirmers: [boss] } };
const withdraw: ConfirmationCommand = { type: 'WithdrawConfirmation', data: own };
const confirm: ConfirmationCommand = { type: 'ConfirmExperience', data: { ...its, version: 1 } };
const refuse: ConfirmationCommand = { type: 'RefuseConfirmation', data: { ...its, version: 1 } };
const undo: ConfirmationCommand = { type: 'UndoConfirmationDecision', data: its };

describe('asking a company to confirm an experience', () => {
  test('is told once, however often it is asked', () => {
    given(profile, added).when(ask, context).then(asked);
    given(profile, added, asked).when(ask, context).thenNothing();
    given(profile, added, asked, confirmed).when(ask, context).thenNothing();
  });

  test('is of the company that the experience names', () => {
    given(profile).when(ask, context).rejects('profile.item-unknown');
    given(profile, { type: 'ExperienceAdded', data: { ...own, said: experience } })
      .when(ask, context)
      .rejects('profile.experience-changed');
    given(profile, added)
      .when({ type: 'AskConfirmation', data: { ...its, companyId: 8, confirmers: [boss] } }, context)
      .rejects('profile.experience-changed');
  });

  test('needs somebody else who can answer', () => {
    for (const confirmers of [[], [ada]])
      given(profile, added)
        .when({ type: 'AskConfirmation', data: { ...its, confirmers } }, context)
        .rejects('profile.nobody-confirms');
    given(profile, added)
      .when({ type: 'AskConfirmation', data: { ...its, confirmers: [ada, boss] } }, context)
      .then(asked);
  });

  test('is done five times a day at most', () => {
    const fiveAsked = (at: string) =>
      Array.from({ length: 5 }, () => [{ ...asked, data: { ...its, askedAt: at } }, ended('withdrawn')]);
    given(profile, added, ...(fiveAsked(askedAt).flat() as ProfileEvent[]))
      .when(ask, context)
      .rejects('profile.asked-enough');
    given(profile, added, ...(fiveAsked('2026-11-20T08:59:00.000Z').flat() as ProfileEvent[]))
      .when(ask, context)
      .then(asked);
  });

  test('can be taken back, and the confirmation too', () => {
    given(profile, added, asked).when(withdraw, context).then(ended('withdrawn'));
    given(profile, added, asked, confirmed).when(withdraw, context).then(ended('withdrawn'));
    given(profile, added, asked, ended('withdrawn')).when(withdraw, context).thenNothing();
    given(profile, added).when(withdraw, context).thenNothing();
  });

  test('is not asked again of a company that refused, until the experience says something else', () => {
    given(profile, added, asked, refused).when(ask, context).rejects('profile.confirmation-refused');
    given(profile, added, asked, refused).when(withdraw, context).thenNothing();
    given(profile, added, asked, refused, ended('changed')).when(ask, context).then(asked);
  });
});

describe('the people of the company', () => {
  test('confirm or refuse, once', () => {
    given(profile, added, asked).when(confirm, asManager).then(confirmed);
    given(profile, added, asked).when(refuse, asManager).then(refused);
    given(profile, added, asked, confirmed).when(confirm, asManager).thenNothing();
    given(profile, added, asked, refused).when(refuse, asManager).thenNothing();
  });

  test('hear that another of them decided otherwise meanwhile', () => {
    given(profile, added, asked, refused).when(confirm, asManager).rejects('profile.confirmation-decided');
    given(profile, added, asked, confirmed).when(refuse, asManager).rejects('profile.confirmation-decided');
  });

  test('confirm what they have read, and nothing that was taken back', () => {
    given(profile, added, asked, ended('withdrawn')).when(confirm, asManager).rejects('profile.confirmation-gone');
    given(profile, added, asked, { type: 'ExperienceChanged', data: { ...own, said } })
      .when(confirm, asManager)
      .rejects('profile.experience-changed');
    given(profile).when(undo, asManager).rejects('profile.confirmation-gone');
  });

  test('answer no request to another company', () =>
    given(profile, added, asked)
      .when({ type: 'ConfirmExperience', data: { ...its, companyId: 8, version: 1 } }, asManager)
      .rejects('profile.confirmation-gone'));

  test('never answer for themselves', () => {
    for (const command of [confirm, refuse, undo])
      given(profile, added, asked).when(command, context).rejects('profile.own-experience');
  });

  test('take back what was decided by mistake, whoever of them did', () => {
    const undone = (what: 'confirmed' | 'refused'): ProfileEvent => ({
      type: 'ConfirmationDecisionUndone',
      data: { ...its, undone: what },
    });
    const colleague = { now, actor: { id: other, role: 'member' } } as const;
    given(profile, added, asked, confirmed).when(undo, colleague).then(undone('confirmed'));
    given(profile, added, asked, refused).when(undo, asManager).then(undone('refused'));
    given(profile, added, asked).when(undo, asManager).thenNothing();
    given(profile, added, asked, refused, undone('refused')).when(confirm, asManager).then(confirmed);
  });
});

describe('a confirmation ends', () => {
  const change = (more: object) =>
    ({ type: 'ChangeItem', data: { ...own, list: 'experience', edited: 1, said: { ...said, ...more } } }) as const;
  const changed = (more: object): ProfileEvent => ({
    type: 'ExperienceChanged',
    data: { ...own, said: { ...said, ...more } },
  });

  test.each<[string, object]>([
    ['job title', { name: 'Directrice financière' }],
    ['company', { company: { id: 8, name: 'Sifca' } }],
    ['company, now a name alone', { company: { id: null, name: 'SIPRA' } }],
    ['beginning', { startDate: '2014-01' }],
    ['end', { endDate: null }],
  ])('with another %s', (_, more) => {
    given(profile, added, asked, confirmed).when(change(more), context).then(ended('changed'), changed(more));
    given(profile, added, asked).when(change(more), context).then(ended('changed'), changed(more));
    given(profile, added, asked, refused).when(change(more), context).then(ended('changed'), changed(more));
  });

  test('not with another description: the company never saw it', () => {
    const more = { description: 'Clôtures annuelles' };
    given(profile, added, asked, confirmed).when(change(more), context).then(changed(more));
  });

  test('with the experience', () => {
    const remove = { type: 'RemoveItem', data: { ...own, list: 'experience' } } as const;
    const removed: ProfileEvent = { type: 'ExperienceRemoved', data: own };
    given(profile, added, asked, confirmed).when(remove, context).then(ended('removed'), removed);
    given(profile, added).when(remove, context).then(removed);
  });
});
