import { test } from 'vitest';
import { type AlertCommand, alerts, mostAlerts } from '#domain/alert/alerts.ts';
import { given } from '#tests/given.ts';
import { person } from '#tests/projections/history.account.ts';

const accountId = person(1);
const now = { now: new Date('2026-11-21T10:00:00Z'), actor: { id: accountId, role: 'member' } } as const;
const alertId = (number: number): string => `aaaaaaaa-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;
const asked = (number: number, what = 'plombier', where = 'Lomé') =>
  ({ type: 'AlertAsked', data: { accountId, alertId: alertId(number), what, where, country: null } }) as const;
const ask = (number: number, what = 'plombier', where = 'Lomé'): AlertCommand => ({
  ...asked(number, what, where),
  type: 'AskAlert',
});
const answer = { type: 'AnswerAlert', data: { accountId, alertId: alertId(1), companyId: 7 } } as const;
const answered = { type: 'AlertAnswered', data: answer.data } as const;
const stop = { type: 'StopAlert', data: { accountId, alertId: alertId(1) } } as const;

test('the same search waits once, however it is written', () => {
  given(alerts).when(ask(1), now).then(asked(1));
  given(alerts, asked(1))
    .when(ask(2, 'Plombier', 'LOMÉ'), now)
    .thenNothing();
  given(alerts, asked(1), answered).when(ask(2), now).then(asked(2));
});

test('it is answered once, and by the first company', () => {
  given(alerts, asked(1)).when(answer, now).then(answered);
  given(alerts, asked(1), answered)
    .when({ ...answer, data: { ...answer.data, companyId: 8 } }, now)
    .thenNothing();
  given(alerts).when(answer, now).thenNothing();
});

test('who stopped waiting is told nothing', () => {
  const stopped = { type: 'AlertStopped', data: stop.data } as const;
  given(alerts, asked(1)).when(stop, now).then(stopped);
  given(alerts, asked(1), stopped).when(stop, now).thenNothing();
  given(alerts, asked(1), stopped).when(answer, now).thenNothing();
});

test('a search says something, and only so many wait at once', () => {
  given(alerts)
    .when(ask(1, '', ''), now)
    .rejects('alert.nothing-asked');
  given(alerts)
    .when(ask(1, '', 'Lomé'), now)
    .then(asked(1, '', 'Lomé'));
  const many = Array.from({ length: mostAlerts }, (_, number) => asked(number, `métier ${number}`));
  given(alerts, ...many)
    .when(ask(99), now)
    .rejects('alert.too-many');
});
