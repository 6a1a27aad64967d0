-- Exports of contacts that were asked for: whom, which columns and how, so that the file can be fetched by an address.

create table contact_exports (
  export_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  selection jsonb not null,
  columns text[] not null,
  bom boolean not null,
  created_at bigint not null
);
create index contact_exports_age on contact_exports (org_id, created_at);
call guard_by_org('contact_exports');
