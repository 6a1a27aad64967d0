-- Row-level security holds for the owner of the tables too: what it may see is a policy like that of every other role.

create or replace procedure guard_by_org(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_org on %s for all to cygnet_app using (org_id = current_org()) with check (org_id = current_org())', target);
  execute format('create policy every_org on %s for all to current_user using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to cygnet_app', target);
end $$;

do $$
declare
  guarded regclass;
begin
  for guarded in select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and not relforcerowsecurity loop
    execute format('alter table %s force row level security', guarded);
    execute format('create policy every_org on %s for all to current_user using (true) with check (true)', guarded);
  end loop;
end $$;
