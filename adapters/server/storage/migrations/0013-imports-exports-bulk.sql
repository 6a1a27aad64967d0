-- Imports of contacts, exports, and bulk actions.

create table imports (
  import_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- name of the file in the data folder
  file_id uuid not null unique,
  filename text not null,
  bytes bigint not null,
  state text not null check (state in ('mapping', 'planning', 'planned', 'queued', 'running', 'undoing', 'undone', 'done', 'failed', 'cancelled')),
  layout jsonb not null,
  columns jsonb not null,
  mapping jsonb not null,
  options jsonb not null,
  fixes jsonb not null default '[]',
  plan jsonb,
  counts jsonb,
  undo jsonb,
  problem text,
  plan_job bigint references jobs,
  run_job bigint references jobs,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint,
  undo_until bigint,
  file_gone_at bigint,
  -- labels of fields and of choices that the import created: they stay when it is undone
  made jsonb not null default '{"fields": [], "options": []}',
  -- a column fills a secret: the file is deleted earlier
  holds_secrets boolean not null default false,
  -- when the values of its rows and the samples were deleted
  values_gone_at bigint
);
create index imports_recent on imports (org_id, import_id desc);
create index imports_with_file on imports (org_id, coalesce(ended_at, created_at)) where file_gone_at is null or values_gone_at is null;
call guard_by_org('imports');

-- What the import would do with each row.
create table import_plan (
  org_id bigint not null references orgs,
  import_id bigint not null references imports on delete cascade,
  decision text not null check (decision in ('create', 'update', 'skip', 'error')),
  row_no int not null,
  who text not null,
  con_id bigint,
  changes jsonb not null default '[]',
  cause text,
  col int,
  value text not null default '',
  primary key (import_id, decision, row_no)
);
create index import_plan_contact on import_plan (con_id) where con_id is not null;
call guard_by_org('import_plan');
comment on table import_plan is 'derived from the files of imports';

-- What the import did with each row.
create table import_rows (
  org_id bigint not null references orgs,
  import_id bigint not null references imports on delete cascade,
  row_no int not null,
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  con_id bigint references contacts,
  before jsonb,
  after jsonb,
  cause text,
  col int,
  value text,
  undo text check (undo in ('reversed', 'kept', 'impossible')),
  primary key (import_id, row_no)
);
create index import_rows_failed on import_rows (import_id, row_no) where outcome = 'failed';
create index import_rows_contact on import_rows (con_id);
call guard_by_org('import_rows');

create table bulk_runs (
  run_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- idempotency key
  key uuid not null,
  state text not null check (state in ('planning', 'planned', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  action jsonb not null,
  about text not null default '',
  selection jsonb not null,
  -- number of selected contacts; null until they are stored in bulk_rows
  total int,
  plan jsonb,
  counts jsonb,
  undo jsonb,
  problem text,
  plan_job bigint references jobs,
  run_job bigint references jobs,
  created_at bigint not null,
  ended_at bigint,
  undo_until bigint,
  -- teams that the contacts are limited to; null for all
  teams bigint[],
  unique (org_id, user_id, key)
);
create index bulk_runs_recent on bulk_runs (org_id, user_id, run_id desc);
call guard_by_org('bulk_runs');

-- What a bulk action did to each contact.
create table bulk_rows (
  org_id bigint not null references orgs,
  run_id bigint not null references bulk_runs on delete cascade,
  con_id bigint not null references contacts,
  -- null until the contact was processed
  outcome text check (outcome in ('changed', 'same', 'refused', 'skipped')),
  before jsonb,
  after jsonb,
  cause text,
  note text,
  undo text check (undo in ('reversed', 'kept', 'impossible')),
  -- {"before": when the contact was last changed before the action, in epoch seconds, "version": the version that the action made}
  stamp jsonb,
  primary key (run_id, con_id)
);
create index bulk_rows_outcome on bulk_rows (run_id, outcome, con_id);
create index bulk_rows_undo on bulk_rows (run_id, undo, con_id) where undo is not null;
create index bulk_rows_contact on bulk_rows (con_id);
call guard_by_org('bulk_rows');

-- Requested exports, so that a file can be fetched by an address.
create table contact_exports (
  export_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  selection jsonb not null,
  columns text[] not null,
  bom boolean not null,
  created_at bigint not null,
  -- teams that the contacts are limited to; null for all
  teams bigint[],
  -- order of the contacts; null for their ids
  sort text
);
create index contact_exports_age on contact_exports (org_id, created_at);
call guard_by_org('contact_exports');
