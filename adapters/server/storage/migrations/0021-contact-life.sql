-- Contacts that are blocked, in the bin or erased, and notes about them.

alter table contacts add column blocked_at bigint, add column erased_at bigint;
create index contacts_bin on contacts (org_id, deleted_at desc, con_id) where deleted_at is not null and erased_at is null;

create or replace view own_contacts as
  select con_id, org_id, first_name, last_name, email, mobile, fields, tags, photo, language, archived_at, version, created_at, updated_at, sort_name, search_text, blocked_at
  from contacts where org_id = current_org() and deleted_at is null;

create table contact_notes (
  note_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  body text not null,
  author_id bigint references users,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create index contact_notes_contact on contact_notes (org_id, con_id, created_at desc) where deleted_at is null;
create index contact_notes_recent on contact_notes (org_id, created_at desc, note_id desc) where deleted_at is null;
call guard_by_org('contact_notes');
