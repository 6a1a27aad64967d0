-- Accounts of users at services from which they copy files; deleted with the user's other ways in.
create table media_connections (
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  source text not null check (source in ('googledrive', 'instagram', 'facebook')),
  -- tokens, encrypted for this user and source
  sealed text not null,
  connected_at bigint not null,
  primary key (user_id, source)
);
create index media_connections_org on media_connections (org_id);
call guard_by_org('media_connections');
