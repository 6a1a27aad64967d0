-- What people said about replies of the assistant: the first word of each person about each reply.

create table assistant_feedback (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  response_id text not null check (length(response_id) between 1 and 200),
  was_helpful boolean not null,
  created_at bigint not null,
  primary key (org_id, user_id, response_id)
);
call guard_by_org('assistant_feedback');
