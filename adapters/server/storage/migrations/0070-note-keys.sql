-- The attempt that made a note: sent twice, it makes one.

alter table contact_notes add column create_key uuid;
create unique index contact_notes_attempt on contact_notes (org_id, create_key) where create_key is not null;
