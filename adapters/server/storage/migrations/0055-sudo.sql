-- Links by which support signs in as a user, and why; a session that began by one carries the reason until it ends.
create table sudo_links (
  code_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  reason text not null check (reason <> ''),
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index sudo_links_expiry on sudo_links (expires_at);
call guard_by_org('sudo_links');

alter table sessions add column sudo_reason text check (sudo_reason is null or kind = 'staff');
