-- Row rules: which contacts a user sees. The wall of guests (0017-guests.sql) holds for them too, with the setting `app.row_rule`; they change contacts
-- through `guest.contacts`, whose triggers work with the owner's rights on the contacts that the view shows.

alter table users add column row_rule text not null default 'all' check (row_rule in ('all', 'teams', 'assigned'));

-- Whether the caller sees a contact with these values (the core's `seesContact`): a guest those of their teams; by the rule `teams` a user those and
-- the ones in no team; by the rule `assigned` those assigned to them.
create or replace function guest_sees(fields jsonb) returns boolean language sql stable parallel safe
  as $$
    select coalesce(case current_setting('app.row_rule', true)
      when 'assigned' then fields #>> '{assignedUser,0}' = current_setting('app.user_id', true)
      when 'teams' then coalesce(jsonb_typeof(fields #> '{contactTeam,0}'), '') not in ('string', 'number') or fields #>> '{contactTeam,0}' = any(guest_teams())
      else fields ? 'contactTeam' and fields #>> '{contactTeam,0}' = any(guest_teams()) end, false)
  $$;

-- Contacts of an assigned user.
create index contacts_assigned on contacts (org_id, (fields #>> '{assignedUser,0}')) where deleted_at is null and fields ? 'assignedUser';

-- How many contacts there are by team and by assigned user, maintained by triggers; '' for none.
create table contact_sight_counts (
  org_id bigint not null references orgs,
  kind text not null check (kind in ('team', 'assigned')),
  key text not null,
  archived boolean not null,
  slot smallint not null,
  n bigint not null,
  primary key (org_id, kind, key, archived, slot)
);
call guard_by_org('contact_sight_counts');
call guard_by_team('contact_sight_counts', 'false');
comment on table contact_sight_counts is 'derived from contacts';

-- The first value of a list as text; '' if it is neither text nor a number.
create function first_choice(fields jsonb, key text) returns text language sql immutable parallel safe
  as $$ select case when jsonb_typeof(fields #> array[key, '0']) in ('string', 'number') then fields #>> array[key, '0'] else '' end $$;

create function add_sight_counts(changes jsonb) returns void language sql
  as $$
    insert into contact_sight_counts (org_id, kind, key, archived, slot, n)
    select c.org_id, k.kind, k.key, c.archived, pg_backend_pid() % 32, sum(c.n)
    from jsonb_to_recordset(changes) as c (org_id bigint, team text, assigned text, archived boolean, n bigint), lateral (values ('team', c.team), ('assigned', c.assigned)) k (kind, key)
    group by c.org_id, k.kind, k.key, c.archived having sum(c.n) <> 0 order by 1, 2, 3, 4
    on conflict (org_id, kind, key, archived, slot) do update set n = contact_sight_counts.n + excluded.n
  $$;

create function count_seen_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_sight_counts(jsonb_agg(g)) from (
    select org_id, first_choice(fields, 'contactTeam') as team, first_choice(fields, 'assignedUser') as assigned, archived_at is not null as archived, count(*) as n
    from added where deleted_at is null group by 1, 2, 3, 4) g having count(*) > 0;
  return null;
end $$;
create trigger contacts_seen_added after insert on contacts referencing new table as added for each statement execute function count_seen_added();

create function count_seen_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_sight_counts(jsonb_agg(g)) from (
    select org_id, first_choice(fields, 'contactTeam') as team, first_choice(fields, 'assignedUser') as assigned, archived_at is not null as archived, -count(*) as n
    from gone where deleted_at is null group by 1, 2, 3, 4) g having count(*) > 0;
  return null;
end $$;
create trigger contacts_seen_gone after delete on contacts referencing old table as gone for each statement execute function count_seen_gone();

create function count_seen_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_sight_counts(jsonb_agg(g)) from (
    select org_id, team, assigned, archived, sum(n) as n from (
      select org_id, first_choice(fields, 'contactTeam') as team, first_choice(fields, 'assignedUser') as assigned, archived_at is not null as archived, -1 as n from stale where deleted_at is null
      union all
      select org_id, first_choice(fields, 'contactTeam'), first_choice(fields, 'assignedUser'), archived_at is not null, 1 from fresh where deleted_at is null) moved
    group by 1, 2, 3, 4 having sum(n) <> 0) g having count(*) > 0;
  return null;
end $$;
create trigger contacts_seen_moved after update on contacts referencing old table as stale new table as fresh for each statement execute function count_seen_moved();

select add_sight_counts(jsonb_agg(g)) from (
  select org_id, first_choice(fields, 'contactTeam') as team, first_choice(fields, 'assignedUser') as assigned, archived_at is not null as archived, count(*) as n
  from contacts where deleted_at is null group by 1, 2, 3, 4) g having count(*) > 0;

-- Each contact of a relation is found by its id: the text of an id has no index.
create or replace function guest.narrowed(fields jsonb) returns jsonb language plpgsql stable as $$
declare
  relation text;
  kept jsonb;
begin
  for relation in select f.name from public.fields f where f.org_id = current_org() and f.type = 'related_contacts' and fields ? f.name loop
    select jsonb_agg(named.id order by named.place) into kept
    from jsonb_array_elements(case when jsonb_typeof(fields -> relation) = 'array' then fields -> relation else '[]' end) with ordinality named (id, place)
    join lateral (select from public.contacts c where c.con_id = case when named.id #>> '{}' ~ '^[1-9][0-9]{0,14}$' then (named.id #>> '{}')::bigint end
      and c.org_id = current_org() and c.deleted_at is null and guest_sees(c.fields) offset 0) seen on true;
    fields := case when kept is null then fields - relation else jsonb_set(fields, array[relation], kept) end;
  end loop;
  return fields;
end $$;

-- The keys of relations are read once per statement: values without any are shown as they are.
do $$
declare
  target text;
  columns text;
begin
  foreach target in array array['contacts', 'own_contacts', 'own_contact_texts', 'own_contact_names'] loop
    select string_agg(case attname
      when 'fields' then $c$case when c.fields ?| (select array_agg(f.name) from public.fields f where f.org_id = current_org() and f.type = 'related_contacts')
        then guest.narrowed(c.fields) else c.fields end as fields$c$
      else format('c.%I', attname) end, ', ' order by attnum) into columns
    from pg_attribute where attrelid = ('public.' || target)::regclass and attnum > 0 and not attisdropped;
    execute format('create or replace view guest.%I as select %s from public.contacts c where c.org_id = current_org() and guest_sees(c.fields) and %s', target, columns,
      case target when 'contacts' then 'true' when 'own_contact_names' then 'c.deleted_at is null and c.archived_at is null' else 'c.deleted_at is null' end);
  end loop;
end $$;

-- Totals of the contacts that the caller sees.
create or replace view guest.contact_counts as
  select c.org_id, c.archived, 0::smallint as slot, sum(c.n)::bigint as n from public.contact_sight_counts c
  where c.org_id = current_org() and case current_setting('app.row_rule', true)
    when 'assigned' then c.kind = 'assigned' and c.key = current_setting('app.user_id', true)
    when 'teams' then c.kind = 'team' and (c.key = '' or c.key = any(guest_teams()))
    else c.kind = 'team' and c.key <> '' and c.key = any(guest_teams()) end
  group by c.org_id, c.archived;

-- Values to store: what the caller changed of the values that they see, with the contacts of each relation that they do not see.
create function guest.widened(stored jsonb, seen jsonb, given jsonb) returns jsonb language plpgsql stable as $$
declare
  relation text;
  hidden jsonb;
begin
  for relation in select f.name from public.fields f where f.org_id = current_org() and f.type = 'related_contacts' and stored ? f.name loop
    if given -> relation is not distinct from seen -> relation then
      given := jsonb_set(given, array[relation], stored -> relation);
    elsif jsonb_typeof(stored -> relation) = 'array' then
      select jsonb_agg(named.id order by named.place) into hidden from jsonb_array_elements(stored -> relation) with ordinality named (id, place)
      where not coalesce(seen -> relation, '[]') @> jsonb_build_array(named.id) and not coalesce(given -> relation, '[]') @> jsonb_build_array(named.id);
      if hidden is not null then given := jsonb_set(given, array[relation], coalesce(given -> relation, '[]') || hidden); end if;
    end if;
  end loop;
  return given;
end $$;

-- Writes of users with a row rule; guests change no contacts.
create procedure guest.require_row_rule() language plpgsql as $$
begin
  if coalesce(current_setting('app.row_rule', true), '') not in ('teams', 'assigned') then
    raise insufficient_privilege using message = 'Guests do not change contacts.';
  end if;
end $$;

-- The written columns are listed once: generated columns follow from them.
do $$
declare
  columns text[];
begin
  select array_agg(quote_ident(attname) order by attnum) into columns from pg_attribute
  where attrelid = 'public.contacts'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('con_id', 'org_id', 'fields');

  execute format($f$
    create function guest.add_contact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
    declare
      made contacts;
    begin
      call guest.require_row_rule();
      insert into contacts (con_id, org_id, fields, %1$s)
      overriding system value values (coalesce(new.con_id, nextval(pg_get_serial_sequence('public.contacts', 'con_id'))), current_org(), coalesce(new.fields, '{}'), %2$s)
      returning * into made;
      made.fields := guest.narrowed(made.fields);
      return made;
    end $body$ $f$,
    array_to_string(columns, ', '),
    (select string_agg(coalesce('coalesce(new.' || name || ', ' || (select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'public.contacts'::regclass and quote_ident(a.attname) = name) || ')', 'new.' || name), ', ' order by place) from unnest(columns) with ordinality c (name, place)));

  execute format($f$
    create function guest.change_contact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
    declare
      stored contacts;
      made contacts;
    begin
      call guest.require_row_rule();
      select * into stored from contacts where con_id = old.con_id and org_id = current_org() and guest_sees(fields) for no key update;
      if not found then return null; end if;
      -- the row was changed since the statement began
      if stored.version <> old.version then raise serialization_failure using message = 'The contact was changed meanwhile.'; end if;
      update contacts c set fields = guest.widened(stored.fields, old.fields, new.fields), %s
      where c.con_id = stored.con_id returning * into made;
      made.fields := guest.narrowed(made.fields);
      return made;
    end $body$ $f$,
    (select string_agg(format('%1$s = case when new.%1$s is distinct from old.%1$s then new.%1$s else stored.%1$s end', name), ', ' order by place) from unnest(columns) with ordinality c (name, place)));
end $$;

create function guest.remove_contact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  call guest.require_row_rule();
  delete from contacts where con_id = old.con_id and org_id = current_org() and guest_sees(fields);
  return case when found then old end;
end $$;

create trigger added instead of insert on guest.contacts for each row execute function guest.add_contact();
create trigger changed instead of update on guest.contacts for each row execute function guest.change_contact();
create trigger removed instead of delete on guest.contacts for each row execute function guest.remove_contact();
grant insert, update, delete on guest.contacts to cygnet_guest;

-- Files of others hold contacts that the user may not see.
create policy own_import on imports as restrictive for all to cygnet_guest
  using (user_id::text = current_setting('app.user_id', true)) with check (user_id::text = current_setting('app.user_id', true));
create policy own_import on import_rows as restrictive for all to cygnet_guest
  using (exists (select from imports i where i.import_id = import_rows.import_id)) with check (exists (select from imports i where i.import_id = import_rows.import_id));

-- Triggers see the whole organisation, whoever caused them: they maintain counts, relations, queues and plans of all contacts.
do $$
declare
  fired regprocedure;
begin
  for fired in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype and not p.prosecdef
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('alter function %s security definer set search_path = public, pg_temp', fired);
  end loop;
end $$;
