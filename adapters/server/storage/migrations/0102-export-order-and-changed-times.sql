-- The order in which an export gives its contacts; null for the order of their numbers.
alter table contact_exports add column sort text;

-- When a contact had last been changed before an action on many, and which version the action made: {"before": epoch seconds, "version": number};
-- null for what was done before this was kept.
alter table bulk_rows add column stamp jsonb;
