import { describe, test } from 'vitest';
import { report } from '#domain/moderation/report.ts';
import { given } from '#tests/given.ts';
import { ada, as, moderator, owner, reviewId } from '#tests/review/reviews.ts';

const reportId = 'b2a5b6c7-52d4-4b1b-9d43-6f0f2c7c1a12';
const target = { kind: 'review', id: reviewId } as const;
const said = { reportId, target, type: 'fake', message: 'Jamais venue.', day: '2026-11-21' } as const;
const file = { type: 'FileReport', data: said } as const;
const filed = { type: 'ReportFiled', data: { ...said, reporterId: ada.id } } as const;
const decided = { reportId, reporterId: ada.id, target, by: moderator.id, batchId: null };
const upheld = { type: 'ReportUpheld', data: decided } as const;
const ask = (type: 'UpholdReport' | 'DismissReport' | 'ReopenReport') =>
  ({ type, data: { reportId, batchId: null } }) as const;

describe('a report', () => {
  test('is filed once a day by one person on one thing', () => {
    given(report).when(file, as(ada)).then(filed);
    given(report, filed).when(file, as(ada)).thenNothing();
    given(report, filed)
      .when({ ...file, data: { ...said, type: 'spam' } }, as(ada))
      .rejects('moderation.reported-today');
  });

  test('is upheld, dismissed and opened again by moderators', () => {
    given(report, filed).when(ask('UpholdReport'), as(moderator)).then(upheld);
    given(report, filed).when(ask('DismissReport'), as(moderator)).then({ type: 'ReportDismissed', data: decided });
    given(report, filed, upheld)
      .when(ask('ReopenReport'), as(moderator))
      .then({ type: 'ReportReopened', data: decided });
    given(report, filed, upheld).when(ask('UpholdReport'), as(moderator)).thenNothing();
    given(report, filed, upheld).when(ask('DismissReport'), as(moderator)).rejects('moderation.already-decided');
  });

  test('is decided by nobody else', () => {
    for (const actor of [ada, owner])
      given(report, filed).when(ask('DismissReport'), as(actor)).rejects('moderation.staff-only');
  });
});
