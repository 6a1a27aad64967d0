-- Linking looks at the rows of its own transaction alone. The index of unlinked rows keeps a place for each row that was ever linked until it is vacuumed, and every transaction went through all of them: a big import grew with the square of its rows.

-- Links the rows of an organisation that are not linked yet, from one of them on, in their order.
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

-- Triggers fire in the order of their rows, so the first one that finds its row unlinked has the first of its transaction.
create or replace function seal_audit_at_commit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from audit where audit_id = new.audit_id and hash is null) then
    perform seal_audit(new.org_id, new.audit_id);
  end if;
  return null;
end $$;

drop function seal_audit(bigint);
revoke execute on function seal_audit(bigint, bigint) from public;
