-- Berths of the harbour.

create table berths (
  berth_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (btrim(name) <> ''),
  notes text not null,
  -- idempotency key of the request that created the berth
  create_key uuid,
  version int not null default 1,
  deleted_at bigint,
  created_at bigint not null,
  updated_at bigint not null
);
create unique index berths_create_key on berths (org_id, create_key) where create_key is not null;
create index berths_in_use on berths (org_id) where deleted_at is null;
call guard_by_org('berths');
