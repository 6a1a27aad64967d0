-- Tags as records: those that no contact has, and what changes of tags did, so that they can be undone.

-- Every plan has tags.
update orgs set features = features || '{tags}' where not 'tags' = any(features);

-- Tags that exist without contacts; all others are known by the contacts that have them.
create table tags (
  org_id bigint not null references orgs,
  name text not null check (name <> ''),
  created_at bigint not null,
  -- the job that made it, as the new name of another tag, and the one that deleted it; null for none
  made_by bigint references jobs on delete set null,
  gone_by bigint references jobs on delete set null,
  primary key (org_id, name)
);
create index tags_made on tags (made_by) where made_by is not null;
create index tags_gone on tags (gone_by) where gone_by is not null;
call guard_by_org('tags');

-- What a job did to the tags of each contact.
create table tag_rows (
  org_id bigint not null references orgs,
  job_id bigint not null references jobs on delete cascade,
  con_id bigint not null references contacts,
  lost text[] not null,
  gained boolean not null,
  primary key (job_id, con_id)
);
create index tag_rows_contact on tag_rows (con_id);
call guard_by_org('tag_rows');
call guard_by_team('tag_rows', 'exists (select from guest.own_contacts seen where seen.con_id = tag_rows.con_id)');

-- What a job did to saved filters.
create table tag_filters (
  org_id bigint not null references orgs,
  job_id bigint not null references jobs on delete cascade,
  kind text not null check (kind in ('group', 'list_view')),
  record_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  primary key (job_id, kind, record_id)
);
call guard_by_org('tag_filters');

-- Settings of the organisation: facts that integrations store, and the version that guards an edit.
alter table orgs add column meta jsonb not null default '{}', add column version int not null default 1;

-- Key pairs that secrets typed in a browser are sealed with. The private key is encrypted under the server's secret key.
create table org_keys (
  key_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  -- SPKI in base64
  public_key text not null,
  -- PKCS #8 in base64, encrypted
  private_key text not null,
  created_at bigint not null,
  -- when another key replaced it; it is deleted 30 days later
  retired_at bigint
);
create unique index org_keys_current on org_keys (org_id) where retired_at is null;
create index org_keys_org on org_keys (org_id);
call guard_by_org('org_keys');

-- Folders of groups nest, three deep.
alter table group_folders add column parent_id bigint references group_folders;
create index group_folders_parent on group_folders (parent_id) where parent_id is not null;
