-- The tree of contacts: the first value of each relation of a contact, maintained by triggers, so that a level of the tree is one index lookup.

create table contact_relations (
  org_id bigint not null references orgs,
  con_id bigint not null references contacts on delete cascade,
  -- key of the field of related contacts
  name text not null,
  parent_id bigint not null,
  -- the parent is a contact of the organisation and not deleted
  is_parent_there boolean not null,
  primary key (org_id, con_id, name)
);
create index contact_relations_under on contact_relations (org_id, name, parent_id, con_id);
create index contact_relations_parent on contact_relations (parent_id);
create index contact_relations_dangling on contact_relations (parent_id) where not is_parent_there;
call guard_by_org('contact_relations');
comment on table contact_relations is 'derived from contacts';

-- The first value of each relation; relations are the only lists of numbers among own fields.
create function first_relations(of_fields jsonb) returns table (relation text, parent bigint) language sql immutable parallel safe
  as $$
    select named.key, (named.value ->> 0)::bigint from jsonb_each(of_fields) named
    where jsonb_typeof(named.value) = 'array' and jsonb_typeof(named.value -> 0) = 'number' and named.value ->> 0 ~ '^[0-9]{1,15}$'
  $$;

create function is_contact_there(of_org bigint, contact bigint) returns boolean language sql stable
  as $$ select exists (select from contacts where con_id = contact and org_id = of_org and deleted_at is null) $$;

-- Whether a parent makes a contact its own ancestor (the core's `makesLoop`); a loop instead of a recursive query, so that no plan scans the table.
create function leads_back(of_org bigint, relation text, child bigint, parent bigint) returns boolean language plpgsql stable as $$
declare
  above bigint := parent;
  steps int := 0;
begin
  while above is not null and above <> child and steps < 100000 loop
    above := (select r.parent_id from contact_relations r where r.org_id = of_org and r.con_id = above and r.name = relation);
    steps := steps + 1;
  end loop;
  return above is not null;
end $$;

-- Contacts of a backup may be restored after contacts that name them as parent.
create function relate_added_contacts() returns trigger language plpgsql as $$
begin
  insert into contact_relations (org_id, con_id, name, parent_id, is_parent_there)
  select a.org_id, a.con_id, f.relation, f.parent, is_contact_there(a.org_id, f.parent)
  from added a cross join lateral first_relations(a.fields) f where a.fields <> '{}' and a.deleted_at is null and f.parent <> a.con_id;
  -- whoever comes back from a backup may come after those who name them
  update contact_relations r set is_parent_there = true
  where not r.is_parent_there and r.parent_id >= (select min(con_id) from added) and is_contact_there(r.org_id, r.parent_id);
  return null;
end $$;
create trigger contacts_related_added after insert on contacts referencing new table as added for each statement execute function relate_added_contacts();

-- A relation that would make a loop, as after a return from the bin, is left out: that contact is a root of the tree.
create function relate_changed_contact() returns trigger language plpgsql as $$
declare
  edge record;
begin
  if (new.deleted_at is null) <> (old.deleted_at is null) then
    update contact_relations set is_parent_there = new.deleted_at is null where parent_id = new.con_id and org_id = new.org_id;
  end if;
  delete from contact_relations r
  where r.org_id = new.org_id and r.con_id = new.con_id
    and (new.deleted_at is not null or not exists (select from first_relations(new.fields) f where f.relation = r.name and f.parent = r.parent_id));
  if new.deleted_at is not null then return null; end if;
  for edge in
    select f.relation, f.parent from first_relations(new.fields) f
    where f.parent <> new.con_id and not exists (select from contact_relations r where r.org_id = new.org_id and r.con_id = new.con_id and r.name = f.relation)
  loop
    if not leads_back(new.org_id, edge.relation, new.con_id, edge.parent) then
      insert into contact_relations values (new.org_id, new.con_id, edge.relation, edge.parent, is_contact_there(new.org_id, edge.parent));
    end if;
  end loop;
  return null;
end $$;
create trigger contacts_related_changed after update on contacts for each row
  when (old.fields is distinct from new.fields or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function relate_changed_contact();

create function relate_gone_contact() returns trigger language plpgsql as $$
begin
  update contact_relations set is_parent_there = false where parent_id = old.con_id and org_id = old.org_id;
  return null;
end $$;
create trigger contacts_related_gone after delete on contacts for each row execute function relate_gone_contact();
