import { expect, test } from 'vitest';
import type { Message } from '#domain/decider.ts';
import { mostNotes, requestFile } from '#domain/moderation/request-file.ts';
import { context } from '#tests/company/companies.ts';
import { given } from '#tests/given.ts';

const requestId = '00000000-0000-4000-8000-000000000001';
const noteId = '00000000-0000-4000-8000-000000000002';
const data = { companyId: 1, requestId };
const reported: Message = {
  type: 'ProblemReported',
  data: {
    problemId: requestId,
    companyId: 1,
    kind: 'closed',
    about: null,
    message: null,
    proposed: null,
    reporterId: null,
  },
};
const named = { problemId: requestId, companyId: 1, by: 'operator', batchId: null };
const settled: Message = { type: 'ProblemSettled', data: { ...named, outcome: 'unfounded' } };
const asked: Message = { type: 'CategoryChangeAsked', data: { ...data, currentCategory: 'a', newCategory: 'b' } };
const archive = { type: 'ArchiveRequest', data } as const;
const archived = { type: 'RequestArchived', data } as const;
const unarchive = { type: 'UnarchiveRequest', data } as const;
const note = { type: 'NoteRequest', data: { ...data, noteId, note: 'Rappeler lundi' } } as const;
const noted = { type: 'RequestNoted', data: note.data } as const;
const remove = { type: 'RemoveRequestNote', data: { ...data, noteId } } as const;

test('what is decided is put away, and taken back', () => {
  given(requestFile, reported, settled).when(archive, context).then(archived);
  given(requestFile, reported, settled, archived).when(archive, context).thenNothing();
  given(requestFile, reported, settled, archived).when(unarchive, context).then({ type: 'RequestUnarchived', data });
  given(requestFile, reported, settled).when(unarchive, context).thenNothing();
  for (const type of ['CategoryChangeCancelled', 'CategoryChangeApproved', 'CategoryChangeRefused'])
    given(requestFile, asked, { type, data }).when(archive, context).then(archived);
});

test('what waits is not put away, and what is opened again comes back', () => {
  given(requestFile, reported).when(archive, context).rejects('moderation.request-waits');
  given(requestFile, asked).when(archive, context).rejects('moderation.request-waits');
  const reopened = given(requestFile, reported, settled, archived, { type: 'ProblemReopened', data: named });
  reopened.when(unarchive, context).thenNothing();
  reopened.when(archive, context).rejects('moderation.request-waits');
});

test('notes are written while it waits and after, and removed', () => {
  given(requestFile, reported).when(note, context).then(noted);
  given(requestFile, reported, noted).when(note, context).thenNothing();
  given(requestFile, reported, noted).when(remove, context).then({ type: 'RequestNoteRemoved', data: remove.data });
  given(requestFile, reported).when(remove, context).thenNothing();
  const many = Array.from({ length: mostNotes }, (_, index) => ({
    type: 'RequestNoted',
    data: { ...data, noteId: `${index}`, note: 'x' },
  }));
  given(requestFile, reported, ...many)
    .when(note, context)
    .rejects('moderation.too-many-notes');
});

test('a request that nobody made is neither put away nor noted', () => {
  for (const command of [archive, unarchive, note, remove])
    given(requestFile, settled).when(command, context).rejects('moderation.request-unknown');
  expect(requestFile.initial.size).toBe(0);
});
