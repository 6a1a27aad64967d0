-- Imports fill own fields: what was made for them, and when their files and values go.

alter table imports
  -- labels of fields, and choices of fields, that were made from an import: they stay when it is undone
  add column made jsonb not null default '{"fields": [], "options": []}',
  -- a column fills a secret: the file goes earlier
  add column holds_secrets boolean not null default false,
  -- before and after of every row, wrong values and samples are gone
  add column values_gone_at bigint;

create index imports_with_file on imports (org_id, coalesce(ended_at, created_at)) where file_gone_at is null or values_gone_at is null;
create index import_plan_contact on import_plan (con_id) where con_id is not null;
