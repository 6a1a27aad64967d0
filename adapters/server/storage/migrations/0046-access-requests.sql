-- The task by which a user last asked for access to a page; the next one is made once that is finished or deleted.
create table access_requests (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  path text not null check (path <> ''),
  task_id bigint not null references tasks,
  created_at bigint not null,
  primary key (org_id, user_id, path)
);
call guard_by_org('access_requests');
