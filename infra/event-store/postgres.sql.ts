/**
 * The log as a table. `data` is json, not jsonb: it is stored byte by byte, NUL escapes included, and never parsed.
 * `append` writes any number of appends at once under one lock, which lasts until the commit. So positions become
 * visible in order, and a reader who pages by position skips nothing. It returns the position before the first event.
 * Only when something was not as expected, it also returns, for each append, the revision of its stream (-1 for none)
 * and a verdict: 0 for appended, -1 for refused, -2 for an append whose first id is already in the stream. Its plans
 * must not depend on statistics, because they are made while the table is empty.
 */
export const createEventTables = `
  select pg_advisory_xact_lock(hashtext('sokoni.event_store.create'));
  create schema if not exists event_store;
  create table if not exists event_store.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision int not null,
    id uuid not null unique,
    type text collate "C" not null,
    data json not null,
    metadata json not null,
    unique (stream, revision)
  );
  create or replace function event_store.append(
    careful boolean, streams text[], expected int[],
    owners int[], offsets int[], places text[], ids uuid[], types text[], bodies json[], notes json[],
    out head bigint, out actuals int[], out verdicts int[]
  ) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  as $append$
  #variable_conflict use_column
  declare
    revisions int[];
    firsts uuid[];
  begin
    perform pg_advisory_xact_lock(hashtext('sokoni.event_store.append'));
    select coalesce(max(position), 0) into head from event_store.event;
    revisions := array(
      select coalesce((select max(e.revision) from event_store.event e where e.stream = a.stream), -1)
      from unnest(streams) as a (stream));
    if not careful and revisions = expected then
      insert into event_store.event
      select head + n, stream, revisions[owner] + place, id, type, data, metadata
      from unnest(owners, offsets, places, ids, types, bodies, notes)
        with ordinality as e (owner, place, stream, id, type, data, metadata, n);
    else
      actuals := revisions;
      firsts := array(
        select id from unnest(owners, offsets, ids) as e (owner, place, id) where place = 1 order by owner);
      verdicts := array(
        select case
          when (select true from event_store.event e where e.id = a.first and e.stream = a.stream limit 1) then -2
          when expected in (actual, -2) then 0
          else -1 end
        from unnest(streams, firsts, expected, actuals) as a (stream, first, expected, actual));
      insert into event_store.event
      select head + n, stream, actuals[owner] + place, id, type, data, metadata
      from unnest(owners, offsets, places, ids, types, bodies, notes)
        with ordinality as e (owner, place, stream, id, type, data, metadata, n)
      where verdicts[owner] = 0;
    end if;
    if found then
      perform pg_notify('event_store', '');
    end if;
  end
  $append$`;
