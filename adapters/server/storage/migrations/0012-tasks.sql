-- Tasks of users.

-- Ids of contacts among related records.
create function contact_references(keys text[]) returns bigint[] language sql immutable parallel safe
  as $$ select coalesce(array_agg(split_part(key, '@', 2)::bigint), '{}') from unnest(keys) key where key ~ '^api/contacts@[0-9]{1,18}$' $$;

create table tasks (
  task_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (btrim(name) <> ''),
  -- the slug of the first name; renaming the task keeps its address
  slug_name text not null,
  slug text not null generated always as (slug_name || '_' || task_id::text) stored,
  status text not null default 'not_started' check (status in ('not_started', 'planning', 'todo', 'doing', 'reviewing', 'ready', 'done')),
  -- ids of users
  assigned_to bigint[] not null default '{}',
  body text not null default '',
  -- [{type: "url", value}] in their order
  resources jsonb not null default '[]' check (jsonb_typeof(resources) = 'array'),
  program_class text,
  -- api/{campaigns|triggers|contacts|lessons}@{id}
  related_records text[] not null default '{}',
  created_by bigint references users,
  -- idempotency key of the request that created the task
  create_key uuid,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  -- contacts that the task is about
  contact_ids bigint[] not null generated always as (contact_references(related_records)) stored
);
create unique index tasks_slug on tasks (org_id, slug);
create unique index tasks_create_key on tasks (org_id, create_key) where create_key is not null;
create index tasks_by_created on tasks (org_id, created_at desc, task_id desc) where deleted_at is null;
create index tasks_by_status on tasks (org_id, status, created_at desc, task_id desc) where deleted_at is null;
create index tasks_of_program on tasks (org_id, program_class) where deleted_at is null and program_class is not null;
create index tasks_contacts on tasks using gin (contact_ids) where deleted_at is null and contact_ids <> '{}';
call guard_by_org('tasks');

-- Tasks of the transaction's organisation, read with indexes (see own_contacts).
create view own_tasks as select * from tasks where org_id = current_org() and deleted_at is null;
grant select on own_tasks to cygnet_app;
