-- Two contacts that became one, with what it takes to make them two again; and pairs that may be one person.

alter table contacts add column merged_into bigint references contacts;

create table merges (
  merge_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  kept_id bigint not null references contacts,
  other_id bigint not null references contacts,
  -- values of the kept contact before and after; the other's own row stays as it was
  kept_before jsonb not null,
  kept_after jsonb not null,
  -- the youngest activity of then: what is younger came since
  last_activity bigint not null,
  user_id bigint references users,
  at bigint not null,
  undone_at bigint
);
create index merges_recent on merges (org_id, at desc, merge_id desc);
create index merges_kept on merges (kept_id) where undone_at is null;
call guard_by_org('merges');

-- Everything that went over, row by row, with what it was before.
create table merge_moves (
  org_id bigint not null references orgs,
  merge_id bigint not null references merges on delete cascade,
  kind text not null,
  row_key text not null,
  before jsonb not null default '{}',
  primary key (merge_id, kind, row_key)
);
call guard_by_org('merge_moves');

create table duplicate_pairs (
  org_id bigint not null references orgs,
  first_id bigint not null references contacts on delete cascade,
  second_id bigint not null references contacts on delete cascade,
  reasons text[] not null,
  -- an email counts more than a mobile, a mobile more than a name
  score int not null,
  primary key (org_id, first_id, second_id),
  check (first_id < second_id)
);
create index duplicate_pairs_surest on duplicate_pairs (org_id, score desc, first_id, second_id);
call guard_by_org('duplicate_pairs');
comment on table duplicate_pairs is 'derived from contacts';

create table duplicate_dismissals (
  org_id bigint not null references orgs,
  first_id bigint not null references contacts on delete cascade,
  second_id bigint not null references contacts on delete cascade,
  user_id bigint references users,
  at bigint not null,
  primary key (org_id, first_id, second_id),
  check (first_id < second_id)
);
call guard_by_org('duplicate_dismissals');
