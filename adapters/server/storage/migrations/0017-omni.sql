-- Names as omni search compares them.

alter table contacts
  add column find_name text collate "C" generated always as (btrim(regexp_replace(fold_text(contact_name(first_name, last_name, email, mobile, con_id)), '\s+', ' ', 'g'))) stored;

create index contacts_find_prefix on contacts (org_id, find_name, con_id) where deleted_at is null and archived_at is null;
create index contacts_find_inside on contacts using gin (find_name gin_trgm_ops) where deleted_at is null and archived_at is null;

-- Contacts in use by name: the request's organisation only, written as a view so that its indexes are used (see own_contacts).
create view own_contact_names as
  select con_id, org_id, find_name, first_name, last_name, email, mobile, search_text from contacts where org_id = current_org() and deleted_at is null and archived_at is null;
grant select on own_contact_names to cygnet_app;
