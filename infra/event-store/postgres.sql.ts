/**
 * The log as a table. `data` is json, not jsonb: kept to the byte, NUL escapes included, and never parsed on the way in or
 * out. `append` writes any number of appends at once under one lock held to the commit: positions become visible in order,
 * whoever writes, so that a reader who pages by position skips nothing.
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
    streams text[], expected int[], firsts uuid[], sizes int[],
    owners int[], offsets int[], ids uuid[], types text[], bodies json[], notes json[],
    out actuals int[], out bases bigint[]
  ) language plpgsql as $append$
  #variable_conflict use_column
  declare
    head bigint;
    added int;
  begin
    perform pg_advisory_xact_lock(hashtext('sokoni.event_store.append'));
    select coalesce(max(position), 0) into head from event_store.event;
    with asked as (
      select n, expected, size,
        coalesce((select max(e.revision) from event_store.event e where e.stream = a.stream), -1) as actual,
        exists (select from event_store.event e where e.id = a.first and e.stream = a.stream) as repeated
      from unnest(streams, expected, firsts, sizes) with ordinality as a (stream, expected, first, size, n)
    ), judged as (
      select n, size, actual,
        case when repeated then -2 when expected in (actual, -2) then 0 else -1 end as verdict
      from asked
    )
    select array_agg(actual order by n),
      array_agg(case verdict when 0 then head + before else verdict end order by n),
      coalesce(max(before + size) filter (where verdict = 0), 0)
    into actuals, bases, added
    from (
      select *, coalesce(sum(size) filter (where verdict = 0)
        over (order by n rows between unbounded preceding and 1 preceding), 0) as before
      from judged
    ) placed;
    if added > 0 then
      insert into event_store.event
      select bases[owner] + place, streams[owner], actuals[owner] + place, id, type, data, metadata
      from unnest(owners, offsets, ids, types, bodies, notes) as e (owner, place, id, type, data, metadata)
      where bases[owner] >= 0;
      perform pg_notify('event_store', (head + added)::text);
    end if;
  end
  $append$`;
