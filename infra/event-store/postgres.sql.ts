/**
 * The log as a table. `data` is json, not jsonb: kept to the byte, NUL escapes included, and never parsed on the way in or
 * out. `append` writes any number of appends at once under one lock held to the commit: positions become visible in order,
 * whoever writes, so that a reader who pages by position skips nothing. It answers for each append the revision that its
 * stream was at (-1 for none) and the position before its own first (-1 when refused, -2 when its first id is there
 * already). Its plans must not depend on statistics: they are made when the table is empty.
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
    careful boolean, streams text[], expected int[], firsts uuid[], sizes int[],
    owners int[], offsets int[], places text[], ids uuid[], types text[], bodies json[], notes json[],
    out actuals int[], out bases bigint[]
  ) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
  as $append$
  #variable_conflict use_column
  declare
    head bigint;
    added int;
  begin
    perform pg_advisory_xact_lock(hashtext('sokoni.event_store.append'));
    select coalesce(max(position), 0) into head from event_store.event;
    with asked as materialized (
      select *, coalesce((select max(e.revision) from event_store.event e where e.stream = a.stream), -1) as actual
      from unnest(streams, expected, firsts, sizes) with ordinality as a (stream, expected, first, size, n)
    ), judged as materialized (
      select n, size, actual,
        case
          when (careful or expected <> actual)
            and (select true from event_store.event e where e.id = first and e.stream = asked.stream limit 1) then -2
          when expected in (actual, -2) then 0
          else -1
        end as verdict
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
      select bases[owner] + place, stream, actuals[owner] + place, id, type, data, metadata
      from unnest(owners, offsets, places, ids, types, bodies, notes)
        as e (owner, place, stream, id, type, data, metadata)
      where bases[owner] >= 0;
      perform pg_notify('event_store', (head + added)::text);
    end if;
  end
  $append$`;
