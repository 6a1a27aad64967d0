-- A transaction whose last act is its trail links it at once, as it is written. Linked at the end, each row was written twice, with all that indexes keep of it.

-- Adds rows to the end of an organisation's chain, in their order. Nothing may wait for others behind it: the chain's head is held until the transaction ends.
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

-- Rows of a backup bring their links along; for those that are appended the head has moved already.
drop trigger audit_restored on audit;
create trigger audit_restored after insert on audit for each row when (new.hash is not null and current_setting('app.appends', true) is distinct from 'yes') execute function keep_audit_head();
