-- Openings that an edit of a course wrote so that begun lessons stay open; undoing the edit ends those of its key.
alter table lock_overrides add column kept_in uuid;
create index lock_overrides_kept on lock_overrides (org_id, kept_in) where kept_in is not null;
