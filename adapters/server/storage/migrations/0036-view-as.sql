-- An application as somebody else gets it: looked at by one member of staff, in one tab, for some minutes.
create table views_as (
  view_id bigint generated always as identity primary key,
  -- of the secret that the tab sends with each call
  secret_hash text not null unique,
  org_id bigint not null references orgs,
  kind text not null default 'portal' check (kind in ('portal')),
  -- who looks
  user_id bigint not null references users,
  -- as whom, in which portal
  con_id bigint not null references contacts,
  pid text not null,
  began_at bigint not null,
  expires_at bigint not null check (expires_at > began_at),
  ended_at bigint
);
create index views_as_contact on views_as (con_id);
create index views_as_expiry on views_as (expires_at);
call guard_by_org('views_as');
call guard_by_team('views_as', '(exists (select from guest.own_contacts seen where seen.con_id = views_as.con_id))');
