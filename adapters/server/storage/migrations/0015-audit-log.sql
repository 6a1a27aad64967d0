-- The audit log: a hash chain per organisation, in which a changed, missing or inserted row is found.

create table audit (
  audit_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  at bigint not null,
  actor_kind text not null,
  actor_id bigint,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  ip text not null,
  -- position in the chain, and hash of the row and the one before it; null until the row is linked
  seq bigint,
  hash bytea,
  -- when `before` and `after` were removed, because the contact was erased
  erased_at bigint
);
call guard_by_org('audit');
revoke insert, update, delete on audit from cygnet_app;
grant insert (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip) on audit to cygnet_app;

-- The last row of each chain.
create table audit_heads (
  org_id bigint primary key references orgs,
  seq bigint not null,
  hash bytea not null
);
call guard_by_org('audit_heads');
revoke insert, update, delete on audit_heads from cygnet_app;
comment on table audit_heads is 'derived from audit';

-- The last row of each chain, signed with a key that is not in the database. The last signature is enough: its hash covers all rows before.
create table audit_signatures (
  org_id bigint primary key references orgs,
  seq bigint not null,
  hash bytea not null,
  at bigint not null,
  signature text not null
);
call guard_by_org('audit_signatures');
revoke all on audit_signatures from cygnet_app;

create function audit_hash(previous bytea, r audit) returns bytea language sql stable
  as $$ select sha256(previous || convert_to(jsonb_build_array(r.org_id, r.seq, r.at, r.actor_kind, r.actor_id, r.action, r.object_type, r.object_id, r.before, r.after, r.request_id, r.ip)::text, 'UTF8')) $$;

-- Links the unlinked rows of an organisation from one of them on, in their order. Rows of earlier transactions are linked; the index of unlinked rows
-- keeps an entry for each of them until it is vacuumed, so it is read from the transaction's first row only.
create function seal_audit(org bigint, since bigint) returns void language plpgsql as $$
declare
  head audit_heads;
  entry audit;
  ids bigint[] := '{}';
  seqs bigint[] := '{}';
  hashes bytea[] := '{}';
begin
  insert into audit_heads (org_id, seq, hash) values (org, 0, '') on conflict do nothing;
  select * into head from audit_heads where org_id = org for update;
  for entry in select * from audit where org_id = org and hash is null and audit_id >= since order by audit_id loop
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

-- Links the rows of a transaction at its end; the first trigger to fire links them all. The row is looked up by its key alone: asked for an unlinked
-- row, the planner would use the index of unlinked rows, which is slow before it is vacuumed.
create function seal_audit_at_commit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if (select hash is null from audit where audit_id = new.audit_id) then
    perform seal_audit(new.org_id, new.audit_id);
  end if;
  return null;
end $$;
create constraint trigger audit_sealed after insert on audit deferrable initially deferred for each row when (new.hash is null) execute function seal_audit_at_commit();

-- Adds linked rows to the end of a chain, for transactions that write the audit log last; linked at the end, each row would be written twice with its
-- index entries. The head of the chain is locked until the transaction ends.
create function append_audit(org bigint, wanted jsonb) returns void language plpgsql security definer set search_path = public as $$
declare
  head audit_heads;
  entry audit;
  entries audit[] := '{}';
begin
  if coalesce(nullif(current_setting('app.org_id', true), '')::bigint, org) <> org then
    raise exception 'A transaction writes the trail of its own organisation alone.';
  end if;
  select * into head from audit_heads where org_id = org for update;
  if not found then
    insert into audit_heads (org_id, seq, hash) values (org, 0, '') on conflict do nothing;
    select * into head from audit_heads where org_id = org for update;
  end if;
  for entry in select * from jsonb_populate_recordset(null::audit, wanted) loop
    head.seq := head.seq + 1;
    entry.org_id := org;
    entry.seq := head.seq;
    head.hash := audit_hash(head.hash, entry);
    entry.hash := head.hash;
    entries := entries || entry;
  end loop;
  perform set_config('app.appends', 'yes', true);
  insert into audit (org_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, request_id, ip, seq, hash)
  select e.org_id, e.at, e.actor_kind, e.actor_id, e.action, e.object_type, e.object_id, e.before, e.after, e.request_id, e.ip, e.seq, e.hash from unnest(entries) e order by e.seq;
  perform set_config('app.appends', '', true);
  update audit_heads set seq = head.seq, hash = head.hash where org_id = org;
end $$;

-- Rows of a backup are linked and move the head of the chain; append_audit moves it by itself.
create function keep_audit_head() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_heads (org_id, seq, hash) values (new.org_id, new.seq, new.hash)
  on conflict (org_id) do update set seq = excluded.seq, hash = excluded.hash where audit_heads.seq < excluded.seq;
  return null;
end $$;
create trigger audit_restored after insert on audit for each row when (new.hash is not null and current_setting('app.appends', true) is distinct from 'yes') execute function keep_audit_head();

revoke execute on function seal_audit_at_commit(), keep_audit_head(), seal_audit(bigint, bigint) from public;

-- Removes the details of erased contacts from the log; who did what and when stays, as do the hashes.
create function forget_in_audit(contacts bigint[], at bigint) returns void language sql security definer set search_path = public
  as $$ update audit set before = null, after = null, erased_at = at
        where org_id = current_org() and object_type = 'contact' and object_id = any (select c::text from unnest(contacts) c) and hash is not null and erased_at is null and (before is not null or after is not null) $$;
revoke execute on function forget_in_audit(bigint[], bigint) from public;
grant execute on function forget_in_audit(bigint[], bigint) to cygnet_app;

-- Whether the details of a row were removed with an erased contact: nothing of them is left, and a later row, not erased itself, says that the contact was erased.
create function audit_forgotten(r audit) returns boolean language sql stable
  as $$ select r.erased_at is not null and r.before is null and r.after is null and r.object_type = 'contact'
        and exists (select from audit e where e.org_id = r.org_id and e.object_type = 'contact' and e.object_id = r.object_id and e.action = 'contact.erase' and e.erased_at is null and e.seq > r.seq) $$;

-- What may be searched of a change: everything but filters, and own fields without the hidden ones.
create function audit_told(doc jsonb, veiled text[]) returns jsonb language sql immutable parallel safe
  as $$ select case when jsonb_typeof(doc -> 'fields') = 'object' then (doc - 'filters' - 'fields') || jsonb_build_object('fields', (doc -> 'fields') - veiled) else doc - 'filters' end $$;

-- Words of a change.
create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  as $$ select jsonb_to_tsvector('simple', jsonb_build_array(before, after), '["string", "numeric"]') $$;

-- Words of a change with the block of 4,096 rows that it is in: the search goes through the log block by block, backwards, and reads only their rows.
create function audit_searched(before jsonb, after jsonb, seq bigint) returns tsvector language sql immutable parallel safe
  as $$ select jsonb_to_tsvector('simple', jsonb_build_array(before, after), '["string", "numeric"]') || array_to_tsvector(array['#' || (seq >> 12)]) $$;

-- A number for who did it: ids of learners are below zero.
create function audit_who(kind text, id bigint) returns bigint language sql immutable parallel safe
  as $$ select case when kind = 'learner' then -id else id end $$;

create unique index audit_chain on audit (org_id, seq);
create index audit_unsealed on audit (org_id, audit_id) where hash is null;
-- Reading orders; only linked rows, so that each row is indexed once.
create index audit_time on audit (org_id, at desc, audit_id desc) where hash is not null;
create index audit_of_record on audit (org_id, object_type, object_id, at desc, audit_id desc) where hash is not null;
create index audit_of_kind on audit (org_id, object_type, at desc, audit_id desc) where hash is not null;
create index audit_of_action on audit (org_id, action, at desc, audit_id desc) where hash is not null;
create index audit_search on audit using gin (audit_searched(before, after, seq)) where hash is not null;
create index audit_of_who on audit (org_id, audit_who(actor_kind, actor_id), at desc, audit_id desc) where hash is not null;
create index audit_of_way on audit (org_id, actor_kind, at desc, audit_id desc) where hash is not null;

-- Linked rows of the transaction's organisation, read with indexes (see own_contacts).
create view own_audit as
  select audit_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, seq from audit where org_id = current_org() and hash is not null;
grant select on own_audit to cygnet_app;
