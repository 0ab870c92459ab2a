import { describe, expect, test } from 'vitest';
import { mostClaimDocuments } from '#domain/account/claim-documents.ts';
import { invitationDays } from '#domain/account/invitations.ts';
import { contestHours } from '#domain/account/management-claims.ts';
import { managers } from '#domain/account/managers.ts';
import type { Actor } from '#domain/actor.ts';
import type { Message } from '#domain/decider.ts';
import { accountNotices } from '#domain/notification/notices/account-notices.ts';
import { given } from '#tests/given.ts';
import { person } from '#tests/projections/history.account.ts';

const [awa, kofi, ada] = [person(1), person(2), person(3)];
const companyId = 7;
const now = new Date('2026-11-25T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const member: Actor = { id: kofi, role: 'member' };
const staff: Actor = { id: ada, role: 'moderator' };
const at = (actor: Actor = member, when = now) => ({ now: when, actor });

const named = (accountId: string, role: 'admin' | 'editor'): Message => ({
  type: 'ManagerNamed',
  data: { companyId, accountId, role },
});
const who = { companyId, accountId: awa };
const asked = { type: 'ManagementAsked', data: who } as const;
const claimed = (proof: 'email' | 'words', contestUntil: string | null) =>
  ({
    type: 'ManagementClaimed',
    data: { ...who, proof, statement: proof === 'words' ? 'Je suis la gérante.' : null, contestUntil },
  }) as const;
const until = later(contestHours).toISOString();
const contest = { ...who, by: kofi, words: 'Elle ne travaille pas ici.' };
const contested: Message = { type: 'ManagementContested', data: contest };

describe('the managers of a page', () => {
  test('always have one admin among them: the last one neither leaves nor becomes an editor', () => {
    const last = given(managers, named(kofi, 'admin'), named(awa, 'editor'));
    last.when({ type: 'RemoveManager', data: { companyId, accountId: kofi } }, at()).rejects('account.last-admin');
    last
      .when({ type: 'NameManager', data: { companyId, accountId: kofi, role: 'editor' } }, at())
      .rejects('account.last-admin');
    last.when({ type: 'RemoveManager', data: { companyId, accountId: kofi } }, at(staff)).rejects('account.last-admin');
    const alone = given(managers, named(kofi, 'admin'));
    alone.when({ type: 'RemoveManager', data: { companyId, accountId: kofi } }, at()).rejects('account.last-admin');
    alone
      .when({ type: 'RemoveManager', data: { companyId, accountId: kofi } }, at(staff))
      .then({ type: 'ManagerRemoved', data: { companyId, accountId: kofi } });
  });

  test('who is removed by somebody else hears of it', () => {
    const data = { companyId, accountId: awa };
    const told = accountNotices.ManagerRemoved?.({ data, actor: kofi } as never);
    expect(told?.tell).toEqual([expect.objectContaining({ to: { account: awa }, kind: 'unmanaged' })]);
    expect(accountNotices.ManagerRemoved?.({ data, actor: awa } as never)).toEqual({});
  });
});

describe('a claim', () => {
  const statement = 'Je suis la gérante.';

  test('proved with a code gives a page that nobody manages at once', () => {
    given(managers)
      .when({ type: 'ProveManagement', data: { ...who, proof: 'email' } }, at())
      .then(asked, claimed('email', null), { type: 'ManagerNamed', data: { ...who, role: 'admin' } });
  });

  test('gives the managers that there are 72 hours, with a code or with words', () => {
    const managed = given(managers, named(kofi, 'admin'));
    managed
      .when({ type: 'ProveManagement', data: { ...who, proof: 'email' } }, at())
      .then(asked, claimed('email', until));
    managed
      .when({ type: 'ClaimManagement', data: { ...who, statement, documents: [] } }, at())
      .then(asked, claimed('words', until));
  });

  test('in words is made once, and proved later keeps the time that the managers were told', () => {
    const wrote = given(managers, named(kofi, 'admin'), asked, claimed('words', until));
    wrote
      .when({ type: 'ClaimManagement', data: { ...who, statement, documents: [] } }, at())
      .rejects('account.management-asked');
    wrote
      .when({ type: 'ProveManagement', data: { ...who, proof: 'email' } }, at(member, later(24)))
      .then(claimed('email', until));
    given(managers, asked)
      .when({ type: 'ClaimManagement', data: { ...who, statement, documents: [] } }, at())
      .then(asked, claimed('words', null));
  });

  test('is contested within 72 hours, once; it is not while nobody asks', () => {
    const open = given(managers, named(kofi, 'admin'), asked, claimed('email', until));
    open.when({ type: 'ContestManagement', data: contest }, at(member, later(71))).then(contested as never);
    open
      .when({ type: 'ContestManagement', data: contest }, at(member, later(contestHours)))
      .rejects('account.contest-over');
    given(managers, named(kofi, 'admin'), asked, claimed('email', until), contested)
      .when({ type: 'ContestManagement', data: contest }, at())
      .thenNothing();
    given(managers, named(kofi, 'admin'))
      .when({ type: 'ContestManagement', data: contest }, at())
      .rejects('account.request-answered');
  });

  test('proved and not contested is granted when the time is over, no sooner', () => {
    const settle = { type: 'SettleManagement', data: who } as const;
    const open = [named(kofi, 'admin'), asked, claimed('email', until)];
    given(managers, ...open)
      .when(settle, at(staff, later(contestHours - 1)))
      .thenNothing();
    given(managers, ...open)
      .when(settle, at(staff, later(contestHours)))
      .then({ type: 'ManagerNamed', data: { ...who, role: 'admin' } });
    given(managers, ...open, contested)
      .when(settle, at(staff, later(100)))
      .thenNothing();
    given(managers, named(kofi, 'admin'), asked, claimed('words', until))
      .when(settle, at(staff, later(100)))
      .thenNothing();
  });

  test('with proof is declined by the team alone; one without proof by an admin of the page too', () => {
    const declined = { type: 'ManagementDeclined', data: { ...who, reason: 'Non.' } } as const;
    const decline = { type: 'DeclineManagement', data: { ...who, reason: 'Non.' } } as const;
    const proved = given(managers, named(kofi, 'admin'), asked, claimed('email', until));
    proved.when(decline, at()).rejects('account.contest-instead');
    proved.when(decline, at(staff)).then(declined);
    given(managers, named(kofi, 'admin'), asked).when(decline, at()).then(declined);
  });

  const paper = (documentId: string) => ({
    documentId,
    title: 'Registre.pdf',
    file: { id: 'd'.repeat(22), bytes: 4096, pages: 1 },
  });
  const sent = (documentId: string) => {
    const { title, file } = paper(documentId);
    return { type: 'ManagementDocumentAdded', data: { ...who, documentId, said: { title, file } } } as const;
  };
  const papers = Array.from({ length: mostClaimDocuments }, (_, index) => person(60 + index));

  test('comes with papers, takes up to five, each once, and none without proof or once it is answered', () => {
    const [first = ''] = papers;
    const claim = { type: 'ClaimManagement', data: { ...who, statement, documents: [paper(first)] } } as const;
    given(managers).when(claim, at()).then(asked, claimed('words', null), sent(first));
    const add = (documentId: string) => ({ type: 'AddClaimDocument', data: { ...who, ...paper(documentId) } }) as const;
    const open = [asked, claimed('words', null), sent(first)];
    given(managers, ...open)
      .when(add(person(70)), at())
      .then(sent(person(70)));
    given(managers, ...open)
      .when(add(first), at())
      .thenNothing();
    given(managers, asked, claimed('words', null), ...papers.map(sent))
      .when(add(person(70)), at())
      .rejects('account.documents-full');
    given(managers, asked).when(add(first), at()).rejects('account.nothing-claimed');
    given(managers, ...open, { type: 'ManagementDeclined', data: { ...who, reason: 'Non.' } })
      .when(add(person(70)), at())
      .rejects('account.nothing-claimed');
  });

  test('loses a paper that its sender takes back, and all of them some time after its answer, no sooner', () => {
    const [first = ''] = papers;
    const open = given(managers, asked, claimed('words', null), sent(first));
    const remove = { type: 'RemoveClaimDocument', data: { ...who, documentId: first } } as const;
    open.when(remove, at()).then({ type: 'ManagementDocumentRemoved', data: remove.data });
    open.when({ ...remove, data: { ...who, documentId: person(70) } }, at()).thenNothing();
    const end = { type: 'DeleteClaimDocuments', data: who } as const;
    open.when(end, at(staff)).thenNothing();
    given(managers, asked, claimed('words', null), sent(first), named(awa, 'admin'))
      .when(end, at(staff))
      .then({ type: 'ManagementDocumentsDeleted', data: who });
  });

  test('is withdrawn by whoever asked', () => {
    const withdraw = { type: 'WithdrawManagement', data: who } as const;
    given(managers, asked).when(withdraw, at()).then({ type: 'ManagementWithdrawn', data: who });
    given(managers).when(withdraw, at()).thenNothing();
  });
});

describe('an invitation', () => {
  const invitationId = person(50);
  const email = 'zoe@example.org';
  const invite = { companyId, invitationId, email, role: 'editor' } as const;
  const end = later(invitationDays * 24).toISOString();
  const invited: Message = { type: 'ManagerInvited', data: { ...invite, until: end } };
  const accept = { type: 'AcceptInvitation', data: { companyId, invitationId, accountId: awa } } as const;

  test('ends an earlier one to the same address', () => {
    const again = { ...invite, invitationId: person(51) };
    given(managers, named(kofi, 'admin'), invited)
      .when({ type: 'InviteManager', data: again }, at())
      .then(
        { type: 'InvitationTakenBack', data: { companyId, invitationId } },
        { type: 'ManagerInvited', data: { ...again, until: end } },
      );
  });

  test('is accepted once, by whoever has the link, while it lasts', () => {
    given(managers, named(kofi, 'admin'), invited)
      .when(accept, at())
      .then(
        { type: 'InvitationAccepted', data: accept.data },
        { type: 'ManagerNamed', data: { ...who, role: 'editor' } },
      );
    const accepted: Message = { type: 'InvitationAccepted', data: accept.data };
    given(managers, named(kofi, 'admin'), invited, accepted).when(accept, at()).thenNothing();
    for (const [events, when] of [
      [[invited], later(invitationDays * 24)],
      [[invited, { type: 'InvitationTakenBack', data: { companyId, invitationId } }], now],
      [[invited, { type: 'InvitationAccepted', data: { companyId, invitationId, accountId: ada } }], now],
      [[], now],
    ] as const)
      given(managers, ...(events as readonly Message[]))
        .when(accept, at(member, when))
        .rejects('account.invitation-over');
  });

  test('as an editor leaves an admin what they are', () => {
    given(managers, named(awa, 'admin'), invited)
      .when(accept, at())
      .then({ type: 'InvitationAccepted', data: accept.data });
  });

  test('is one of twenty at most', () => {
    const many = Array.from(
      { length: 20 },
      (_, index): Message => ({
        type: 'ManagerInvited',
        data: {
          companyId,
          invitationId: person(100 + index),
          email: `p${index}@example.org`,
          role: 'editor',
          until: end,
        },
      }),
    );
    given(managers, named(kofi, 'admin'), ...many)
      .when({ type: 'InviteManager', data: invite }, at())
      .rejects('account.too-many-invitations');
  });
});
