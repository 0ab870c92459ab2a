import { control } from './message.ts';

/**
 * The recent live messages. Ids have no gaps and become visible in order: a writer locks the row of `head` until its
 * commit, so a reader of the messages after an id misses none. `announced` is the checkpoint in the event log. A
 * trigger ends the streams of a deleted session, in the same transaction.
 */
export const createLive = `
  create schema if not exists live;
  create table if not exists live.head (
    alone boolean primary key default true check (alone),
    installation uuid not null default gen_random_uuid(),
    last bigint not null default 0
  ) with (fillfactor = 50);
  insert into live.head default values on conflict do nothing;
  create table if not exists live.message (
    id bigint primary key,
    topic text collate "C" not null,
    body text not null,
    at timestamptz not null default clock_timestamp()
  );
  create index if not exists message_topic on live.message (topic, id);
  create index if not exists message_at on live.message (at);
  create table if not exists live.announced (name text primary key, position text not null);
  create or replace function live.disconnect() returns trigger language plpgsql as $disconnect$
  begin
    with head as (update live.head set last = last + 1 returning last)
    insert into live.message (id, topic, body)
    select last, '${control.topic}', json_build_object(
      'event', '${control.disconnect}', 'payload', json_build_object('sessionId', old.id))::text
    from head;
    return null;
  end $disconnect$;
  create or replace trigger live_disconnect after delete on access.session
    for each row execute function live.disconnect()`;
