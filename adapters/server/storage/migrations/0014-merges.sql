-- Merged contacts, with what undoing a merge needs, and pairs of contacts that may be duplicates.

create table merges (
  merge_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  kept_id bigint not null references contacts,
  other_id bigint not null references contacts,
  -- values of the kept contact before and after; the row of the other contact is not changed
  kept_before jsonb not null,
  kept_after jsonb not null,
  -- the latest activity at the time of the merge
  last_activity bigint not null,
  user_id bigint references users,
  at bigint not null,
  undone_at bigint,
  -- by kind of record, the state of the kept contact at the time of the merge: later records are counted from it
  marks jsonb not null default '{}',
  -- of an undone merge, fields changed since and numbers of records added since, by kind, which stayed with the kept contact
  stayed jsonb
);
create index merges_recent on merges (org_id, at desc, merge_id desc);
create index merges_kept on merges (kept_id) where undone_at is null;
call guard_by_org('merges');

-- Rows that a merge moved to the kept contact, with their values before.
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
