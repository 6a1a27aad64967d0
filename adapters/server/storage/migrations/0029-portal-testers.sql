-- Counts changes of a portal's settings, so that two administrators do not overwrite each other; no row means none yet.
create table portal_settings (
  org_id bigint primary key references orgs,
  version int not null default 1,
  updated_at bigint not null
);
call guard_by_org('portal_settings');

-- Learners who see courses that are drafts.
create table portal_testers (
  org_id bigint not null references orgs,
  con_id bigint primary key references contacts,
  added_at bigint not null,
  user_id bigint references users
);
create index portal_testers_org on portal_testers (org_id, added_at, con_id);
call guard_by_org('portal_testers');
call guard_by_team('portal_testers', 'exists (select from guest.own_contacts seen where seen.con_id = portal_testers.con_id)');
