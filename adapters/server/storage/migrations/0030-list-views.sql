-- Views of the list of contacts: a person's own and those shared with everybody, and with which one somebody begins.

create table list_views (
  view_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint references users,
  name text not null check (name <> ''),
  shared boolean not null default false,
  -- filter, sort, columns and kind as they were written
  settings jsonb not null,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create index list_views_org on list_views (org_id, user_id) where deleted_at is null;
call guard_by_org('list_views');

create table list_view_starts (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  view_id bigint not null references list_views,
  primary key (org_id, user_id)
);
create index list_view_starts_view on list_view_starts (view_id);
call guard_by_org('list_view_starts');
