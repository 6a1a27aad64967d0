-- The end of each audit log, signed with a key that is not in the database. The last one is enough: its hash covers every row before.
create table audit_signatures (
  org_id bigint primary key references orgs,
  seq bigint not null,
  hash bytea not null,
  at bigint not null,
  signature text not null
);
call guard_by_org('audit_signatures');
revoke all on audit_signatures from cygnet_app;
