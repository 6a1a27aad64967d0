-- Teams, the one that each user works in, and what is shared with which team.

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

-- the team chosen last; null for none
alter table users add column team_id bigint references teams;
create index users_team on users (team_id) where team_id is not null;

create table lesson_folders (
  folder_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  parent_id bigint references lesson_folders,
  name text not null check (name <> ''),
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index lesson_folders_parent on lesson_folders (org_id, parent_id) where deleted_at is null;
call guard_by_org('lesson_folders');
alter table lessons add column folder_id bigint references lesson_folders;
create index lessons_folder on lessons (folder_id) where folder_id is not null;

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
