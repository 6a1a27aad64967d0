-- Templates of campaigns: a copy of the settings and lessons, without dates and learners.
create table campaign_templates (
  template_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  name text not null check (name <> ''),
  content jsonb not null,
  user_id bigint references users,
  created_at bigint not null,
  deleted_at bigint
);
create index campaign_templates_org on campaign_templates (org_id) where deleted_at is null;
call guard_by_org('campaign_templates');
