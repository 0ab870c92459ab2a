/**
 * Measurements: what visitors did, counted by company and UTC day. They are outside the log and of no projection.
 * `salt` and `visitor` distinguish today's visitors and are emptied every night.
 */
export const createStatistics = `
  create schema if not exists statistics;
  create table if not exists statistics.visit (
    company_id integer not null, day date not null, visits integer not null, primary key (company_id, day));
  create table if not exists statistics.company_event (
    company_id integer not null, event text not null, day date not null, times integer not null,
    primary key (company_id, event, day));
  create table if not exists statistics.salt (day date primary key, salt bytea not null);
  create table if not exists statistics.visitor (
    day date not null, company_id integer not null, visitor uuid not null, primary key (day, company_id, visitor));
  create table if not exists statistics.search (
    at timestamptz not null, what text not null, place text not null, country text, lang text not null,
    hits integer not null, page integer not null);
  create index if not exists search_at on statistics.search (at)`;
