-- Service users: an organisation's tokens act as them. They have no password, cannot sign in and are no members, hence the status of people who left.
alter table users
  add column kind text not null default 'person' check (kind in ('person', 'service')),
  add constraint users_service check (kind = 'person' or status = 0 and role <> 'owner' and password_hash is null and oidc_subject is null);

-- The secret with which events are signed for the connector that has this service user's token.
create table hook_credentials (
  org_id bigint not null references orgs,
  user_id bigint primary key references users,
  key uuid not null,
  sealed text not null,
  created_at bigint not null
);
call guard_by_org('hook_credentials');
