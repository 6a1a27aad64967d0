-- Certificates of finished courses: what was given stays as it was, whatever becomes of the course.
alter table campaigns add column certificate boolean not null default false;

create table certificates (
  certificate_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  campaign_id bigint not null references campaigns,
  -- typed by whoever verifies it, so unique in the whole installation
  code text not null unique check (code ~ '^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$'),
  -- the names of learner and course on that day
  name text not null,
  course text not null,
  language text not null,
  issued_at bigint not null,
  unique (con_id, campaign_id)
);
create index certificates_course on certificates (campaign_id);
call guard_by_org('certificates');
call guard_by_team('certificates', 'exists (select from guest.own_contacts seen where seen.con_id = certificates.con_id)');
