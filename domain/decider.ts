import type { Actor } from './actor.ts';

export type Message = { readonly type: string; readonly data: object };

export type DataOf<M extends Message, T extends M['type']> = Extract<M, { readonly type: T }>['data'];

/** Everything that a decision may use beside the stream. */
export type Context = { readonly now: Date; readonly actor: Actor };

/**
 * The rules of one kind of stream, as a value. A decision refuses first, answers `[]` when things are already so, and
 * ends with the facts: the same command a second time changes nothing.
 */
export type Decider<Command extends Message, Event extends Message, State> = {
  readonly initial: State;
  readonly evolve: { readonly [T in Event['type']]: (state: State, data: DataOf<Event, T>) => State };
  readonly decide: {
    readonly [T in Command['type']]: (data: DataOf<Command, T>, state: State, context: Context) => readonly Event[];
  };
};

/** The state after `events`, oldest first. Events that the decider does not handle are skipped. */
export const stateAfter = <C extends Message, E extends Message, S>(
  { evolve }: Decider<C, E, S>,
  events: Iterable<Message>,
  state: S,
): S => {
  const steps = evolve as Record<string, ((state: S, data: object) => S) | undefined>;
  let current = state;
  for (const { type, data } of events) current = steps[type]?.(current, data) ?? current;
  return current;
};

/** The events that follow from `command` in `state`; none when it changes nothing. Throws a `Rejection`. */
export const decide = <C extends Message, E extends Message, S>(
  decider: Decider<C, E, S>,
  command: C,
  state: S,
  context: Context,
): readonly E[] => {
  const rules = decider.decide as Record<string, (data: object, state: S, context: Context) => readonly E[]>;
  const rule = rules[command.type];
  if (!rule) throw new Error(`No rule decides ${command.type}`);
  return rule(command.data, state, context);
};
