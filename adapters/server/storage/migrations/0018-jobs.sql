-- Work in the background: a queue with leases, and what comes round again.

create table jobs (
  job_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  kind text not null,
  -- who started it; null for what the product does by itself
  user_id bigint references users,
  subject text not null default '',
  input jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- where it stood after its last lasting step: written in the transaction of that step's effects
  checkpoint jsonb,
  progress jsonb not null default '{"done": 0, "total": null, "counts": {}}',
  result jsonb,
  -- what went wrong, in words for the person; and what it was, for whoever looks after the server
  error text,
  fault text,
  undoes bigint references jobs,
  undo_until bigint,
  dedupe_key text,
  run_at bigint not null,
  -- how often it was begun since its last lasting step
  tries int not null default 0,
  lease_token uuid,
  lease_until bigint,
  cancel_asked boolean not null default false,
  dismissed boolean not null default false,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint
);
create index jobs_due on jobs (run_at, job_id) where state in ('queued', 'running');
create index jobs_of_user on jobs (org_id, user_id, job_id desc) where not dismissed;
create unique index jobs_dedupe on jobs (org_id, kind, dedupe_key) where dedupe_key is not null and state in ('queued', 'running');
create unique index jobs_undo on jobs (undoes) where undoes is not null;
call guard_by_org('jobs');

create table job_schedules (
  org_id bigint not null references orgs,
  kind text not null,
  next_at bigint not null,
  primary key (org_id, kind)
);
create index job_schedules_due on job_schedules (next_at);
call guard_by_org('job_schedules');
