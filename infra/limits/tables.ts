/**
 * Buckets of tokens that all processes take from. `key` is a keyed hash: it names nobody. Not logged: after a crash the
 * buckets are full again.
 */
export const createLimits = `
  create schema if not exists limits;
  create unlogged table if not exists limits.bucket (
    key bytea primary key,
    tokens double precision not null,
    granted integer not null,
    at timestamptz not null,
    full_at timestamptz not null
  ) with (fillfactor = 50)`;
