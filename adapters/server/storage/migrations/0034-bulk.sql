-- Actions on many contacts at once: what was asked for, what it would do, and what it did to each contact.

create table bulk_runs (
  run_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- names the attempt: sent twice, it is one
  key uuid not null,
  state text not null check (state in ('planning', 'planned', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  action jsonb not null,
  about text not null default '',
  selection jsonb not null,
  -- how many are selected, null until they are written down
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
  unique (org_id, user_id, key)
);
create index bulk_runs_recent on bulk_runs (org_id, user_id, run_id desc);
call guard_by_org('bulk_runs');

create table bulk_rows (
  org_id bigint not null references orgs,
  run_id bigint not null references bulk_runs on delete cascade,
  con_id bigint not null references contacts,
  -- null until the action has come to it
  outcome text check (outcome in ('changed', 'same', 'refused', 'skipped')),
  before jsonb,
  after jsonb,
  cause text,
  note text,
  undo text check (undo in ('reversed', 'kept', 'impossible')),
  primary key (run_id, con_id)
);
create index bulk_rows_outcome on bulk_rows (run_id, outcome, con_id);
create index bulk_rows_undo on bulk_rows (run_id, undo, con_id) where undo is not null;
create index bulk_rows_contact on bulk_rows (con_id);
call guard_by_org('bulk_rows');
