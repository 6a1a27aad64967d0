-- Pages that an organisation writes for its portal: the working copy of staff, and the copy that learners see while it is published.
create table portal_pages (
  page_id bigint primary key generated always as identity,
  org_id bigint not null references orgs,
  path text not null check (path ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(path) <= 60),
  title text not null default '',
  html text not null default '',
  draft_title text not null check (draft_title <> ''),
  draft_html text not null default '',
  published_at bigint,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create unique index portal_pages_path on portal_pages (org_id, path) where deleted_at is null;
call guard_by_org('portal_pages');
