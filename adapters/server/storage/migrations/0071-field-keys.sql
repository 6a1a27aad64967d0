-- The attempt that made a field: sent twice, it makes one.

alter table fields add column create_key uuid;
create unique index fields_attempt on fields (org_id, create_key) where create_key is not null;
