-- Organisations, their teams, users and portals, and what users share with teams.

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
  created_at bigint not null,
  -- names of the services that analytics events are sent to
  analytics_integrations text[] not null default '{}',
  -- created by the demo: its mail is shown in demo mode, and its published password works in demo mode only
  is_demo boolean not null default false,
  requires_two_step boolean not null default false,
  -- sections of the portal in the order in which it shows them; campaigns name theirs in portal_section
  portal_sections text[] not null default '{}'
);
call guard_by_org('orgs');

create table teams (
  team_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  label text not null check (label <> ''),
  color text not null default '#0b7a75' check (color ~ '^#[0-9a-f]{6}$'),
  twilio_phone text,
  -- names of the contact fields that the team sees first
  contact_fields text[] not null default '{}',
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index teams_label on teams (org_id, lower(label)) where deleted_at is null;
call guard_by_org('teams');

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
  updated_at bigint not null,
  -- the team chosen last; null for none
  team_id bigint references teams
);
create unique index users_email on users (lower(email));
create unique index users_oidc on users (oidc_issuer, oidc_subject) where oidc_subject is not null;
create index users_org on users (org_id);
create index users_team on users (team_id) where team_id is not null;
call guard_by_org('users');

create table portals (
  pid text primary key,
  org_id bigint not null references orgs,
  title text not null,
  created_at bigint not null
);
create index portals_org on portals (org_id);
call guard_by_org('portals');

-- What is shared with which team.
create table resource_teams (
  org_id bigint not null references orgs,
  resource text not null check (resource in ('campaigns', 'lessons', 'lessons/folders')),
  resource_id bigint not null,
  team_id bigint not null references teams,
  created_at bigint not null,
  primary key (org_id, resource, resource_id, team_id)
);
create index resource_teams_team on resource_teams (team_id);
call guard_by_org('resource_teams');
