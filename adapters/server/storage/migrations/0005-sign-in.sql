-- Sessions, API tokens, one-time codes, failed logins, single sign-on and two-step sign-in. Of tokens and codes only hashes are stored.

-- Browser sessions of users and learners.
create table sessions (
  token_hash text primary key,
  org_id bigint not null references orgs,
  kind text not null check (kind in ('staff', 'learner')),
  user_id bigint references users,
  con_id bigint references contacts,
  pid text,
  csrf_token text not null,
  ip text not null,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  -- names the session in calls
  session_id bigint generated always as identity,
  -- when the password was last entered again; secrets are shown for a while after that
  confirmed_at bigint,
  -- began while two-step sign-in was required and not set up
  sets_up_two_step boolean not null default false,
  check ((kind = 'staff' and user_id is not null) or (kind = 'learner' and con_id is not null and pid is not null))
);
create index sessions_user on sessions (user_id);
create index sessions_contact on sessions (con_id);
create index sessions_expiry on sessions (expires_at);
create unique index sessions_id on sessions (session_id);
call guard_by_org('sessions');

-- Archiving, blocking or deleting a contact ends its sessions in the same transaction, so that none becomes valid again when that is undone.
create function end_learner_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where org_id = new.org_id and con_id = new.con_id;
  return null;
end $$;
create trigger contacts_end_sessions after update of archived_at, blocked_at, deleted_at on contacts for each row
  when (new.archived_at is not null and old.archived_at is null or new.blocked_at is not null and old.blocked_at is null or new.deleted_at is not null and old.deleted_at is null)
  execute function end_learner_sessions();

create table api_tokens (
  token_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  name text not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- names the token in calls
  token_id bigint generated always as identity
);
create index api_tokens_user on api_tokens (user_id);
create unique index api_tokens_id on api_tokens (token_id);
call guard_by_org('api_tokens');

-- Links and pins that work once.
create table one_time_codes (
  code_hash text primary key,
  org_id bigint not null references orgs,
  -- portal: staff let a learner into the portal; secret: a learner sees a secret about themselves
  purpose text not null check (purpose in ('reset', 'activate', 'pin', 'portal', 'secret')),
  user_id bigint references users,
  con_id bigint references contacts,
  -- failed attempts from `ip`
  tries int not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  -- address that asked for a pin; failed attempts from other addresses are counted apart, so that a stranger cannot use the pin up
  ip text,
  tries_elsewhere int not null default 0
);
create index one_time_codes_owner on one_time_codes (purpose, con_id, user_id);
call guard_by_org('one_time_codes');

-- Failed logins, and wrong passwords where one is asked for again.
create table login_failures (
  org_id bigint references orgs,
  account text not null,
  at bigint not null,
  -- address of the attempt
  ip text not null default ''
);
create index login_failures_account on login_failures (account, at);
call guard_by_org('login_failures');

-- Addresses from which an account has signed in: attempts of strangers do not lock them out.
create table known_addresses (
  org_id bigint not null references orgs,
  account text not null,
  ip text not null,
  seen_at bigint not null,
  primary key (account, ip)
);
call guard_by_org('known_addresses');

-- Sign-ins that are at another provider (OpenID Connect). Their organisation is not known yet: only the system reads them.
create table oidc_attempts (
  attempt_hash text primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  next_path text not null,
  expires_at bigint not null
);
create index oidc_attempts_expiry on oidc_attempts (expires_at);

-- Two-step sign-in of users: the secret that a user shares with an authenticator app, sealed with the server's key.
create table two_steps (
  user_id bigint primary key references users,
  org_id bigint not null references orgs,
  -- null while it is being set up for the first time
  secret text,
  on_since bigint,
  pending_secret text,
  pending_since bigint,
  -- the time step of the last accepted code: codes of this step and earlier ones are refused
  last_step bigint not null default 0,
  -- times of wrong codes
  failures bigint[] not null default '{}'
);
call guard_by_org('two_steps');

create table recovery_codes (
  org_id bigint not null references orgs,
  user_id bigint not null references two_steps on delete cascade,
  code_hash text not null,
  used_at bigint,
  primary key (user_id, code_hash)
);
call guard_by_org('recovery_codes');

create table remembered_devices (
  device_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references two_steps on delete cascade,
  token_hash text not null unique,
  ip text not null,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);
create index remembered_devices_user on remembered_devices (user_id);
call guard_by_org('remembered_devices');

-- Sign-ins between password and code.
create table second_steps (
  token_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references two_steps on delete cascade,
  expires_at bigint not null
);
create index second_steps_user on second_steps (user_id);
call guard_by_org('second_steps');
