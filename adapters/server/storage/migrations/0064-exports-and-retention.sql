-- Exports of whole organisations; the file itself is in the folder of exports, encrypted, until its time is over.
create table org_exports (
  export_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- name of the file and of the folder in which it is made
  file_id uuid not null default gen_random_uuid(),
  job_id bigint references jobs on delete set null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'cancelled')),
  problem text,
  bytes bigint,
  created_at bigint not null,
  -- when the file is deleted
  until bigint,
  file_gone_at bigint,
  constraint org_exports_ready check ((state = 'ready') = (until is not null and bytes is not null))
);
create unique index org_exports_making on org_exports (org_id) where state = 'making';
create index org_exports_listed on org_exports (org_id, export_id desc);
create index org_exports_user on org_exports (user_id);
create index org_exports_job on org_exports (job_id) where job_id is not null;
call guard_by_org('org_exports');

-- Days after which records of a kind are deleted, by kind; a kind that is not named keeps its records.
create table retention_settings (
  org_id bigint primary key references orgs,
  days jsonb not null default '{}',
  version int not null default 1,
  updated_at bigint not null
);
call guard_by_org('retention_settings');

grant delete on analytics_events to cygnet_app;
