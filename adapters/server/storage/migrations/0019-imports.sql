-- Imports of contacts: the file, its plan, and what each row did; and a trail in which nothing can be changed unseen.

create table imports (
  import_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  -- the name under which the data folder keeps the file
  file_id uuid not null unique,
  filename text not null,
  bytes bigint not null,
  state text not null check (state in ('mapping', 'planning', 'planned', 'queued', 'running', 'undoing', 'undone', 'done', 'failed', 'cancelled')),
  layout jsonb not null,
  columns jsonb not null,
  mapping jsonb not null,
  options jsonb not null,
  fixes jsonb not null default '[]',
  plan jsonb,
  counts jsonb,
  undo jsonb,
  problem text,
  plan_job bigint references jobs,
  run_job bigint references jobs,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint,
  undo_until bigint,
  file_gone_at bigint
);
create index imports_recent on imports (org_id, import_id desc);
call guard_by_org('imports');

create table import_plan (
  org_id bigint not null references orgs,
  import_id bigint not null references imports on delete cascade,
  decision text not null check (decision in ('create', 'update', 'skip', 'error')),
  row_no int not null,
  who text not null,
  con_id bigint,
  changes jsonb not null default '[]',
  cause text,
  col int,
  value text not null default '',
  primary key (import_id, decision, row_no)
);
call guard_by_org('import_plan');
comment on table import_plan is 'derived from the files of imports';

create table import_rows (
  org_id bigint not null references orgs,
  import_id bigint not null references imports on delete cascade,
  row_no int not null,
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  con_id bigint references contacts,
  before jsonb,
  after jsonb,
  cause text,
  col int,
  value text,
  undo text check (undo in ('reversed', 'kept', 'impossible')),
  primary key (import_id, row_no)
);
create index import_rows_failed on import_rows (import_id, row_no) where outcome = 'failed';
create index import_rows_contact on import_rows (con_id);
call guard_by_org('import_rows');

-- The trail: each row carries a hash over itself and the row before it in its organisation, so that a change, a gap and a row put in are found.
alter table audit add column seq bigint, add column hash bytea;
create unique index audit_chain on audit (org_id, seq);
create index audit_unsealed on audit (org_id, audit_id) where hash is null;
create index audit_recent on audit (org_id, audit_id desc);
create index audit_request on audit (request_id);

create table audit_heads (
  org_id bigint primary key references orgs,
  seq bigint not null,
  hash bytea not null
);
call guard_by_org('audit_heads');
revoke insert, update, delete on audit_heads from cygnet_app;
comment on table audit_heads is 'derived from audit';

create function audit_hash(previous bytea, r audit) returns bytea language sql stable
  as $$ select sha256(previous || convert_to(jsonb_build_array(r.org_id, r.seq, r.at, r.actor_kind, r.actor_id, r.action, r.object_type, r.object_id, r.before, r.after, r.request_id, r.ip)::text, 'UTF8')) $$;

-- Links the rows of an organisation that are not linked yet, in their order.
create function seal_audit(org bigint) returns void language plpgsql as $$
declare
  head audit_heads;
  entry audit;
  ids bigint[] := '{}';
  seqs bigint[] := '{}';
  hashes bytea[] := '{}';
begin
  insert into audit_heads (org_id, seq, hash) values (org, 0, '') on conflict do nothing;
  select * into head from audit_heads where org_id = org for update;
  for entry in select * from audit where org_id = org and hash is null order by audit_id loop
    head.seq := head.seq + 1;
    entry.seq := head.seq;
    head.hash := audit_hash(head.hash, entry);
    ids := ids || entry.audit_id;
    seqs := seqs || head.seq;
    hashes := hashes || head.hash;
  end loop;
  update audit a set seq = s.seq, hash = s.hash from unnest(ids, seqs, hashes) as s (audit_id, seq, hash) where a.audit_id = s.audit_id;
  update audit_heads set seq = head.seq, hash = head.hash where org_id = org;
end $$;

-- At the end of a transaction, when it waits for nothing else any more; the first of its rows links them all.
create function seal_audit_at_commit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from audit where audit_id = new.audit_id and hash is null) then
    perform seal_audit(new.org_id);
  end if;
  return null;
end $$;
create constraint trigger audit_sealed after insert on audit deferrable initially deferred for each row when (new.hash is null) execute function seal_audit_at_commit();

-- Rows that come back from a backup bring their links along.
create function keep_audit_head() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_heads (org_id, seq, hash) values (new.org_id, new.seq, new.hash)
  on conflict (org_id) do update set seq = excluded.seq, hash = excluded.hash where audit_heads.seq < excluded.seq;
  return null;
end $$;
create trigger audit_restored after insert on audit for each row when (new.hash is not null) execute function keep_audit_head();

revoke insert on audit from cygnet_app;
grant insert (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip) on audit to cygnet_app;
revoke execute on function seal_audit_at_commit(), keep_audit_head(), seal_audit(bigint) from public;

do $$
declare org bigint;
begin
  for org in select distinct org_id from audit loop
    perform seal_audit(org);
  end loop;
end $$;
