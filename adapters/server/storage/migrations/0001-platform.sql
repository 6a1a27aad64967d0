-- Extensions, roles, row-level security, and functions on text and time that several areas use.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Roles of calls. Roles belong to the whole server: another database may create them at the same moment.
do $$ begin
  if not exists (select from pg_roles where rolname = 'cygnet_app') then
    create role cygnet_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if not exists (select from pg_roles where rolname = 'cygnet_guest') then
    create role cygnet_guest nologin in role cygnet_app;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant cygnet_app to current_user;
grant cygnet_guest to current_user;
grant usage on schema public to cygnet_app;

-- The organisation of the transaction; null when none is set, and then no row is visible.
create function current_org() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.org_id', true), '')::bigint $$;

-- Limits a table to rows of the transaction's organisation. Security is forced, so what the owner of the table sees is a policy too.
create procedure guard_by_org(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_org on %s for all to cygnet_app using (org_id = current_org()) with check (org_id = current_org())', target);
  execute format('create policy every_org on %s for all to current_user using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to cygnet_app', target);
end $$;

-- Limits a table to rows that a guest may see (0017-guests.sql).
create procedure guard_by_team(target regclass, seen text) language plpgsql as $$
begin
  execute format('create policy own_team on %s as restrictive for all to cygnet_guest using (%s) with check (%s)', target, seen, seen);
end $$;

-- Text as it is compared: lower case, without accents.
create function fold_text(value text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', value)) $$;

-- array_to_string is only stable, because of element types other than text; a generated column needs an immutable function.
create function joined(words text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(words, ' ') $$;

-- A time zone in the notation that PostgreSQL needs: it reads some names of zones as abbreviations of fixed offsets, and offsets with the opposite sign.
create function zone_name(zone text) returns text language sql immutable parallel safe
  as $$
    select case
      when length(zone) > 6 then zone
      when zone ~ '^[+-]' then regexp_replace(translate(zone, '+-', '-+'), '^(.\d\d)(\d\d)$', '\1:\2')
      when lower(zone) in ('cet', 'met') then 'Europe/Brussels'
      when lower(zone) = 'eet' then 'Europe/Athens'
      when lower(zone) = 'wet' then 'Europe/Lisbon'
      else zone end
  $$;

-- Local date and time of a zone at an instant, as seconds since 1970-01-01 00:00 local time (the core's `wallAt`).
create function wall_at(at bigint, zone text) returns bigint language sql stable parallel safe
  as $$ select extract(epoch from to_timestamp(at) at time zone zone_name(zone))::bigint $$;

-- The instant at which a zone has a local date and time (the core's `instantOf`): a time that is skipped is the first whole minute after the gap, a
-- time that is repeated is its first occurrence. PostgreSQL by itself moves the former by the gap and takes the second occurrence of the latter.
create function instant_of(on_day date, clock time, zone text) returns bigint language plpgsql stable parallel safe as $$
declare
  wall bigint := extract(epoch from on_day + clock)::bigint;
  found bigint := extract(epoch from (on_day + clock) at time zone zone_name(zone))::bigint;
  before bigint;
  middle bigint;
  ahead bigint;
begin
  if wall_at(found, zone) = wall then
    before := wall - (wall_at(found - 86400, zone) - (found - 86400));
    return case when before < found and wall_at(before, zone) = wall then before else found end;
  end if;
  -- skipped: the clocks change after `before` and not after `found`, whose offset from UTC is `ahead`
  before := wall - (wall_at(found, zone) - found);
  ahead := wall_at(found, zone) - found;
  while found - before > 1 loop
    middle := (before + found) / 2;
    if wall_at(middle, zone) - middle = ahead then
      found := middle;
    else
      before := middle;
    end if;
  end loop;
  return found + mod(60 - mod(found + ahead, 60), 60);
end $$;
