-- What guests see of contacts: those of their own teams. `guest.own_contacts` says which contacts a guest sees; views in the schema `guest`, which
-- guests' search_path names first, replace those of the same name in `public`; every table with contacts has a restrictive policy for the guests' role.

create schema guest;
grant usage on schema guest to cygnet_guest;

-- Ids of the guest's own teams, as contacts hold them; empty for other callers.
create function guest_teams() returns text[] language sql stable parallel safe
  as $$ select coalesce(string_to_array(nullif(current_setting('app.guest_teams', true), ''), ','), '{}') $$;

-- Whether the guest sees a contact with these values (the core's `seesContact`).
create function guest_sees(fields jsonb) returns boolean language sql stable parallel safe
  as $$ select fields ? 'contactTeam' and fields #>> '{contactTeam,0}' = any(guest_teams()) $$;

-- Values as guests see them: relations name only contacts that the guest sees, and a relation without any is left out.
create function guest.narrowed(fields jsonb) returns jsonb language plpgsql stable as $$
declare
  relation text;
  kept jsonb;
begin
  for relation in select f.name from public.fields f where f.org_id = current_org() and f.type = 'related_contacts' and fields ? f.name loop
    select jsonb_agg(named.id order by named.place) into kept
    from jsonb_array_elements(case when jsonb_typeof(fields -> relation) = 'array' then fields -> relation else '[]' end) with ordinality named (id, place)
    join public.contacts c on c.con_id::text = named.id #>> '{}' and c.org_id = current_org() and c.deleted_at is null and guest_sees(c.fields);
    fields := case when kept is null then fields - relation else jsonb_set(fields, array[relation], kept) end;
  end loop;
  return fields;
end $$;

-- Each view has the columns of the one that it replaces, in their order.
do $$
declare
  target text;
  columns text;
begin
  foreach target in array array['contacts', 'own_contacts', 'own_contact_texts', 'own_contact_names'] loop
    select string_agg(case attname when 'fields' then 'guest.narrowed(c.fields) as fields' else format('c.%I', attname) end, ', ' order by attnum) into columns
    from pg_attribute where attrelid = ('public.' || target)::regclass and attnum > 0 and not attisdropped;
    execute format('create view guest.%I as select %s from public.contacts c where c.org_id = current_org() and guest_sees(c.fields) and %s', target, columns,
      case target when 'contacts' then 'true' when 'own_contact_names' then 'c.deleted_at is null and c.archived_at is null' else 'c.deleted_at is null' end);
  end loop;
end $$;

-- Totals count the contacts that the guest sees.
create view guest.contact_counts as
  select c.org_id, c.archived_at is not null as archived, 0::smallint as slot, count(*) as n from guest.own_contacts c group by c.org_id, c.archived_at is not null;
create view guest.group_states as
  select s.group_id, s.org_id, s.basis, s.timezone, s.evaluated_at, s.due_at,
    (select count(*) from public.group_members m join guest.own_contacts c on c.con_id = m.con_id where m.group_id = s.group_id) as members
  from public.group_states s where s.org_id = current_org();

-- Whether an event names other contacts: new values of relations do.
create function guest.names_others(kind text, item text) returns boolean language sql stable
  as $$ select kind = 'field' and exists (select from public.fields f where f.org_id = current_org() and f.name = item and f.type = 'related_contacts') $$;
create view guest.contact_events as
  select e.* from public.contact_events e where e.org_id = current_org() and exists (select from guest.own_contacts c where c.con_id = e.con_id) and not guest.names_others(e.kind, e.item);
create view guest.activity_events as
  select e.* from public.activity_events e where exists (select from guest.own_contacts c where c.con_id = e.con_id) and not guest.names_others(e.kind, e.item);

-- The audit log names any contact.
create view guest.own_audit as select * from public.own_audit where false;

grant select on all tables in schema guest to cygnet_guest;

-- The whole values decide about a guest's contact whether it is in a group; they are not shown.
create function guest.whole_values(contact bigint) returns jsonb language sql stable security definer set search_path = public
  as $$ select c.fields from contacts c where c.con_id = contact and c.org_id = current_org() and c.deleted_at is null and guest_sees(c.fields) $$;
revoke execute on function guest.whole_values(bigint) from public;
grant execute on function guest.whole_values(bigint) to cygnet_guest;

-- Row-level security of guests, for all tables so far that refer to contacts; a later table calls guard_by_team in its own migration.
call guard_by_team('public.contacts', 'guest_sees(fields)');
do $$
declare
  held record;
begin
  for held in
    select a.target, string_agg(format('(%1$I is null or exists (select from guest.own_contacts seen where seen.con_id = %2$s.%1$I))', a.name, a.target), ' and ' order by a.name) as seen
    from (
      select c.conrelid::regclass as target, f.attname as name from pg_constraint c join pg_attribute f on f.attrelid = c.conrelid and f.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'public.contacts'::regclass and c.conrelid <> c.confrelid
      union select f.attrelid::regclass, f.attname from pg_attribute f join pg_class t on t.oid = f.attrelid
        where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> 'contacts' and t.relrowsecurity and not f.attisdropped
          and (f.attname = 'con_id' or (t.relname = 'contact_relations' and f.attname = 'parent_id'))
    ) a group by a.target
  loop
    call guard_by_team(held.target, held.seen);
  end loop;
end $$;
