import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  patience,
  type RegistrationStep,
  registrationMachine,
  type StepAnswer,
} from '#web/account/registration.machine.ts';

const values = { firstname: 'Awa' };
const done: StepAnswer = { outcome: 'done', next: '/inscription/entreprise' };
const refused: StepAnswer = { outcome: 'refused', errors: [{ field: 'email', message: 'No' }] };

/** A machine whose server answers one thing after the other; an error is a connection that fails. */
const running = (step: RegistrationStep, ...answers: readonly (StepAnswer | Error)[]) => {
  const sent: unknown[] = [];
  const left = [...answers];
  const send = fromPromise<StepAnswer, { step: RegistrationStep; values: Readonly<Record<string, string>> }>(
    async ({ input }) => {
      sent.push(input);
      const answer = left.shift() ?? new Error('offline');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  const actor = createActor(registrationMachine.provide({ actors: { send } }), { input: { step } });
  actor.start();
  return {
    actor,
    sent,
    settles: (state: 'filling' | 'waiting' | 'done') =>
      vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { timeout: 30_000 }),
  };
};

describe('a step of a registration', () => {
  test('that the server takes leads on', async () => {
    const { actor, settles, sent } = running('profile', done);
    actor.send({ type: 'submit', values });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await settles('done');
    expect(actor.getSnapshot().context.next).toBe('/inscription/entreprise');
    expect(sent).toEqual([{ step: 'profile', values }]);
  });

  test('that is refused says why and can be sent again', async () => {
    const { actor, settles } = running('profile', refused, done);
    actor.send({ type: 'submit', values });
    await settles('filling');
    expect(actor.getSnapshot().context.errors).toEqual([{ field: 'email', message: 'No' }]);
    actor.send({ type: 'submit', values });
    expect(actor.getSnapshot().context.errors).toEqual([]);
    await settles('done');
  });

  test('waits without a connection, keeps what was typed, and goes out once when it is back', async () => {
    const { actor, settles, sent } = running('confirmation', new Error('offline'), done);
    actor.send({ type: 'submit', values: { code: '123456' } });
    await settles('waiting');
    expect(actor.getSnapshot().context.values).toEqual({ code: '123456' });
    actor.send({ type: 'online' });
    actor.send({ type: 'online' });
    await settles('done');
    expect(sent).toHaveLength(2);
  });

  test('that is edited while it waits is not sent behind its writer’s back', async () => {
    const { actor, settles, sent } = running('profile', new Error('offline'));
    actor.send({ type: 'submit', values });
    await settles('waiting');
    actor.send({ type: 'edit' });
    actor.send({ type: 'online' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect(sent).toHaveLength(1);
  });

  test('is tried again by itself, less and less often', () => {
    expect([1, 2, 3, 10].map(patience)).toEqual([2000, 4000, 8000, 30_000]);
  });

  test('every state is reached, by paths that a person can go', () => {
    const paths = getShortestPaths(registrationMachine, {
      input: { step: 'profile' },
      events: [{ type: 'submit', values }, { type: 'online' }, { type: 'edit' }],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['filling', 'sending']));
  });
});
