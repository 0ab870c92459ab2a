import { randomUUID } from 'node:crypto';
import { rule } from '#domain/actor.ts';
import { type AlertCommand, alerts, alertsStream } from '#domain/alert/alerts.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';

type Answer = Extract<AlertCommand, { type: 'AnswerAlert' }>['data'];

/** Answers an alert with a company that its search finds. A second time changes nothing. */
export const answerAlert = (log: Log, data: Answer) =>
  handle(
    log,
    alerts,
    alertsStream(data.accountId),
    { type: 'AnswerAlert', data },
    { commandId: randomUUID(), actor: rule, now: new Date(), correlationId: data.alertId },
  );
