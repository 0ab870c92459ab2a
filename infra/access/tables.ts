/**
 * The tables of authentication. They are state of the running system, not business facts, so they are not in the event
 * log. Tokens, codes and addresses are stored only as hashes.
 */
export const createAccess = `
  create schema if not exists access;
  create table if not exists access.secret (name text primary key, value bytea not null);
  alter table access.secret add column if not exists used_from timestamptz not null default now();
  create table if not exists access.credential (
    account uuid primary key,
    password text not null,
    changed_at timestamptz not null default now()
  );
  alter table access.credential add column if not exists long boolean;
  create table if not exists access.second_factor (
    account uuid primary key,
    sealed bytea not null,
    last_step bigint not null,
    tries real not null,
    tried_at timestamptz not null,
    since timestamptz not null
  );
  create table if not exists access.recovery_code (
    account uuid not null,
    hash bytea not null,
    primary key (account, hash)
  );
  create table if not exists access.session (
    token bytea primary key,
    id uuid not null unique,
    account uuid not null,
    actor uuid,
    reason text,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    ip text not null,
    device text not null
  );
  alter table access.session add column if not exists mailed boolean not null default false;
  create index if not exists session_account on access.session (account);
  create table if not exists access.sign_in (
    account uuid primary key,
    first_ip text not null,
    last_ip text not null,
    first_at timestamptz not null,
    last_at timestamptz not null
  );
  create table if not exists access.attempt (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    account uuid,
    holder text,
    way text not null,
    outcome text not null,
    what text,
    network text not null,
    device text not null
  );
  create index if not exists attempt_account on access.attempt (account, at desc);
  create index if not exists attempt_at on access.attempt (at);
  create table if not exists access.code (
    purpose text not null,
    holder text not null,
    hash bytea not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (purpose, holder)
  );
  alter table access.code add column if not exists sealed bytea;
  create table if not exists access.link (
    hash bytea primary key,
    purpose text not null,
    account uuid not null,
    sealed bytea,
    expires_at timestamptz not null
  );
  create table if not exists access.form_draft (
    account uuid not null,
    form text not null,
    sealed text not null,
    at timestamptz not null,
    primary key (account, form)
  );
  create index if not exists form_draft_at on access.form_draft (at);
  alter table if exists access.registration rename to draft;
  create table if not exists access.draft (
    token bytea primary key,
    sealed bytea not null,
    expires_at timestamptz not null
  )`;
