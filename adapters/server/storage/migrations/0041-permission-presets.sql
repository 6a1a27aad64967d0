-- A role and permissions under a name, which followers get and change with.
create table permission_presets (
  preset_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (name <> ''),
  role text not null check (role in ('admin', 'user', 'guest')),
  flags text[] not null default '{}',
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create unique index permission_presets_name on permission_presets (org_id, lower(name)) where deleted_at is null;
call guard_by_org('permission_presets');

-- The preset that a user follows; of a deleted one they keep role and permissions, and follow it again if it is restored.
alter table users add column preset_id bigint references permission_presets;
create index users_preset on users (preset_id) where preset_id is not null;
