/** The checkpoints of the reactors, and the intents with their state, by key. */
export const createReactions = `
  create schema if not exists reactions;
  create table if not exists reactions.reactor (
    name text primary key,
    position text not null,
    began_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  ) with (fillfactor = 50);
  create table if not exists reactions.intent (
    key text primary key,
    kind text not null,
    data jsonb not null,
    person text,
    sealed text,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'dropped', 'parked')),
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    expires_at timestamptz,
    error text,
    made_at timestamptz not null default now(),
    ended_at timestamptz
  ) with (fillfactor = 50);
  create index if not exists intent_waiting on reactions.intent (next_at) where state = 'waiting';
  create index if not exists intent_parked on reactions.intent (made_at) where state = 'parked';
  create index if not exists intent_person on reactions.intent (person) where person is not null`;
