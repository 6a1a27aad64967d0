-- What the trail tells of a person goes when the person is erased; that something was done, when and by whom stays, and so do the links.

alter table audit add column erased_at bigint;

-- Takes the facts out of everything that was done to some contacts of the request's organisation.
create function forget_in_audit(contacts bigint[], at bigint) returns void language sql security definer set search_path = public
  as $$ update audit set before = null, after = null, erased_at = at
        where org_id = current_org() and object_type = 'contact' and object_id = any (select c::text from unnest(contacts) c) and hash is not null and erased_at is null and (before is not null or after is not null) $$;
-- Whether the facts of a row went with the person they tell of: nothing is left of them, and a later row, which is not itself forgotten, says that the contact was erased.
create function audit_forgotten(r audit) returns boolean language sql stable
  as $$ select r.erased_at is not null and r.before is null and r.after is null and r.object_type = 'contact'
        and exists (select from audit e where e.org_id = r.org_id and e.object_type = 'contact' and e.object_id = r.object_id and e.action = 'contact.erase' and e.erased_at is null and e.seq > r.seq) $$;

revoke execute on function forget_in_audit(bigint[], bigint) from public;
grant execute on function forget_in_audit(bigint[], bigint) to cygnet_app;
