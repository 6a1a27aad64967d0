-- What the nightly checks of the web addresses of published lessons found.
create table lesson_link_checks (
  org_id bigint not null references orgs,
  lesson_id bigint primary key references lessons on delete cascade,
  checked_at bigint not null,
  -- addresses that answered neither in the last check nor in the one before it
  dead jsonb not null default '[]' check (jsonb_typeof(dead) = 'array'),
  -- addresses that did not answer in the last check
  missed jsonb not null default '[]' check (jsonb_typeof(missed) = 'array')
);
create index lesson_link_checks_org on lesson_link_checks (org_id, checked_at);
call guard_by_org('lesson_link_checks');
