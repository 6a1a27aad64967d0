-- The teams that a bulk action or an export was asked for; null for all.
alter table bulk_runs add column teams bigint[];
alter table contact_exports add column teams bigint[];
