-- Two-step sign-in of staff: the secret that a member shares with an authenticator app (sealed with the server's key), recovery codes and tokens of
-- remembered devices and of sign-ins under way (hashes alone), and whether an organisation requires it.

alter table orgs add column requires_two_step boolean not null default false;

-- The session began while two-step sign-in was required and not set up.
alter table sessions add column sets_up_two_step boolean not null default false;

create table two_steps (
  user_id bigint primary key references users,
  org_id bigint not null references orgs,
  -- null while it is being set up for the first time
  secret text,
  on_since bigint,
  pending_secret text,
  pending_since bigint,
  -- the time step whose code was accepted last: codes of it and before work no more
  last_step bigint not null default 0,
  -- when wrong codes were given
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

-- The password was right, the code is awaited.
create table second_steps (
  token_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references two_steps on delete cascade,
  expires_at bigint not null
);
create index second_steps_user on second_steps (user_id);
call guard_by_org('second_steps');
