-- Who changed a note last, where it was not its author alone.

alter table contact_notes add column editor_id bigint references users;
