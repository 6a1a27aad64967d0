-- Organisations, people who sign in, their sessions, mail that waits, and the trail of what was done.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

do $$ begin
  if not exists (select from pg_roles where rolname = 'cygnet_app') then
    create role cygnet_app nologin;
  end if;
end $$;
grant cygnet_app to current_user;
grant usage on schema public to cygnet_app;

-- The organisation of the request; null when none is set, and then no row is visible.
create function current_org() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.org_id', true), '')::bigint $$;

-- The second wall: rows of other organisations do not exist for the application's role.
create procedure guard_by_org(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy own_org on %s for all to cygnet_app using (org_id = current_org()) with check (org_id = current_org())', target);
  execute format('grant select, insert, update, delete on %s to cygnet_app', target);
end $$;

create table orgs (
  org_id bigint generated always as identity primary key,
  name text not null,
  domain text not null default '',
  app_key text not null unique,
  plan text not null default 'trial',
  trial_end bigint not null default 0,
  timezone text not null default 'UTC',
  features text[] not null default '{}',
  theme jsonb not null default '{}',
  created_at bigint not null
);
call guard_by_org('orgs');

create table users (
  user_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile text,
  photo text,
  password_hash text,
  oidc_issuer text,
  oidc_subject text,
  role text not null check (role in ('owner', 'admin', 'user', 'guest')),
  flags text[] not null default '{}',
  teams bigint[] not null default '{}',
  status smallint not null default 1 check (status in (0, 1)),
  activated boolean not null default false,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index users_email on users (lower(email));
create unique index users_oidc on users (oidc_issuer, oidc_subject) where oidc_subject is not null;
create index users_org on users (org_id);
call guard_by_org('users');

create table portals (
  pid text primary key,
  org_id bigint not null references orgs,
  title text not null,
  created_at bigint not null
);
create index portals_org on portals (org_id);
call guard_by_org('portals');

-- Browser sessions and portal tokens: only the hash of the token is kept.
create table sessions (
  token_hash text primary key,
  org_id bigint not null references orgs,
  kind text not null check (kind in ('staff', 'learner')),
  user_id bigint references users,
  con_id bigint,
  pid text,
  csrf_token text not null,
  ip text not null,
  user_agent text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  check ((kind = 'staff' and user_id is not null) or (kind = 'learner' and con_id is not null and pid is not null))
);
create index sessions_user on sessions (user_id);
create index sessions_contact on sessions (con_id);
create index sessions_expiry on sessions (expires_at);
call guard_by_org('sessions');

create table api_tokens (
  token_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  name text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index api_tokens_user on api_tokens (user_id);
call guard_by_org('api_tokens');

-- Links and pins that work once.
create table one_time_codes (
  code_hash text primary key,
  org_id bigint not null references orgs,
  purpose text not null check (purpose in ('reset', 'activate', 'pin')),
  user_id bigint references users,
  con_id bigint,
  tries int not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index one_time_codes_owner on one_time_codes (purpose, con_id, user_id);
call guard_by_org('one_time_codes');

create table login_failures (
  org_id bigint references orgs,
  account text not null,
  at bigint not null
);
create index login_failures_account on login_failures (account, at);

-- Mail and texts before they leave; the embedded outbox keeps them.
create table outbox (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at bigint not null
);
create index outbox_recent on outbox (created_at desc);
call guard_by_org('outbox');

create table audit (
  audit_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  at bigint not null,
  actor_kind text not null,
  actor_id bigint,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  ip text not null
);
create index audit_object on audit (org_id, object_type, object_id, at desc);
call guard_by_org('audit');
revoke update, delete on audit from cygnet_app;
