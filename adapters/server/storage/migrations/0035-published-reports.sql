-- Reports that are published to learners of a role; those of the product have names instead of numbers.
create table report_publications (
  org_id bigint not null references orgs,
  report text not null check (report <> ''),
  role_id bigint not null references portal_roles,
  published_at bigint not null,
  primary key (org_id, report, role_id)
);
create index report_publications_role on report_publications (role_id);
call guard_by_org('report_publications');
