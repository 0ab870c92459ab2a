import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type SignInAnswer, type SignInStep, signInMachine } from '#web/account/sign-in.machine.ts';

const values = { email: 'awa@example.org', password: 'Baobab2026' };
const refused: SignInAnswer = { outcome: 'refused', errors: [{ message: 'No' }] };
const mailed: SignInAnswer = { outcome: 'mailed', email: 'awa@example.org', waitS: 60 };

type Sent = { readonly step: SignInStep; readonly values: Readonly<Record<string, string>> };

/** A machine whose server answers one thing after the other; an error is a connection that fails. */
const running = (...answers: readonly (SignInAnswer | Error)[]) => {
  const sent: Sent[] = [];
  const left = [...answers];
  const send = fromPromise<SignInAnswer, Sent>(async ({ input }) => {
    sent.push(input);
    const answer = left.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const actor = createActor(signInMachine.provide({ actors: { send } }), { input: { step: 'password' } });
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    actor,
    sent,
    now,
    settles: (state: 'filling' | 'waiting' | 'in') =>
      vi.waitFor(() => expect(now().value).toBe(state), { timeout: 30_000 }),
  };
};

describe('a log-in', () => {
  test('is over once the password is right', async () => {
    const { actor, sent, settles, now } = running({ outcome: 'in' });
    actor.send({ type: 'submit', values });
    expect(now().hasTag('busy')).toBe(true);
    await settles('in');
    expect(sent).toEqual([{ step: 'password', values }]);
  });

  test('asks for the second factor after the password, and after a mailed code', async () => {
    const { actor, sent, settles, now } = running(
      { outcome: 'second' },
      mailed,
      { outcome: 'second' },
      { outcome: 'in' },
    );
    actor.send({ type: 'submit', values });
    await settles('filling');
    expect(now().context).toMatchObject({ step: 'second', values: {} });
    actor.send({ type: 'go', step: 'password' });
    actor.send({ type: 'go', step: 'ask' });
    actor.send({ type: 'submit', values: { email: 'awa@example.org' } });
    await settles('filling');
    expect(now().context).toMatchObject({ step: 'code', code: { email: 'awa@example.org', waitS: 60 } });
    actor.send({ type: 'submit', values: { code: '123456' } });
    await settles('filling');
    actor.send({ type: 'submit', values: { code: '654321' } });
    await settles('in');
    expect(sent.map(({ step }) => step)).toEqual(['password', 'ask', 'code', 'second']);
  });

  test('that is refused says why, once, and stays where it is', async () => {
    const { actor, settles, now } = running(refused, { outcome: 'in' });
    const told: unknown[] = [];
    actor.on('refused', ({ errors }) => told.push(errors));
    actor.send({ type: 'submit', values });
    await settles('filling');
    expect(now().context.step).toBe('password');
    actor.send({ type: 'edit' });
    expect(told).toEqual([[{ message: 'No' }]]);
    actor.send({ type: 'submit', values });
    await settles('in');
  });

  test('another form forgets what was wrong with the one before', async () => {
    const { actor, settles, now } = running(refused);
    actor.send({ type: 'submit', values });
    await settles('filling');
    actor.send({ type: 'go', step: 'ask' });
    expect(now().context).toMatchObject({ step: 'ask', errors: [] });
  });

  test('waits without a connection, and goes out once when it is back', async () => {
    const { actor, sent, settles } = running(new Error('offline'), { outcome: 'in' });
    actor.send({ type: 'submit', values });
    await settles('waiting');
    actor.send({ type: 'online' });
    actor.send({ type: 'online' });
    await settles('in');
    expect(sent).toHaveLength(2);
  });

  test('that is edited, or left for another form, while it waits is not sent behind anybody’s back', async () => {
    for (const event of [{ type: 'edit' }, { type: 'go', step: 'ask' }] as const) {
      const { actor, sent, settles, now } = running(new Error('offline'));
      actor.send({ type: 'submit', values });
      await settles('waiting');
      actor.send(event);
      actor.send({ type: 'online' });
      expect(now().value).toBe('filling');
      expect(sent).toHaveLength(1);
    }
  });

  test('is over when somebody came in by another tab, whatever it was at', async () => {
    const { actor, settles, now } = running(new Error('offline'));
    actor.send({ type: 'submit', values });
    await settles('waiting');
    actor.send({ type: 'in' });
    expect(now().value).toBe('in');
  });

  test('mails a link where the password was forgotten, and leads back', async () => {
    const { actor, settles, now } = running({ outcome: 'link-mailed' });
    actor.send({ type: 'go', step: 'forgotten' });
    actor.send({ type: 'submit', values: { email: 'awa@example.org' } });
    await settles('filling');
    expect(now().context).toMatchObject({ step: 'forgotten', isLinkMailed: true });
    actor.send({ type: 'go', step: 'password' });
    expect(now().context).toMatchObject({ step: 'password', isLinkMailed: false });
  });

  test('a code that was asked for before is remembered, but not over a newer one', () => {
    const { actor, now } = running();
    actor.send({ type: 'asked', code: { email: 'awa@example.org', waitS: 60 } });
    actor.send({ type: 'asked', code: { email: 'awa@example.org', waitS: 0 } });
    expect(now().context.code).toEqual({ email: 'awa@example.org', waitS: 60 });
  });

  test('every form is reached, by paths that a person can go', () => {
    const paths = getShortestPaths(signInMachine, {
      input: { step: 'password' },
      events: [
        { type: 'submit', values },
        { type: 'go', step: 'ask' },
        { type: 'go', step: 'code' },
        { type: 'go', step: 'password' },
        { type: 'in' },
      ],
    });
    expect(new Set(paths.map(({ state }) => `${state.value} ${state.context.step}`))).toEqual(
      new Set(
        ['filling', 'sending', 'in'].flatMap((state) => ['password', 'ask', 'code'].map((step) => `${state} ${step}`)),
      ),
    );
  });
});
