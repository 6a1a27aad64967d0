-- Runs after each migration, in its transaction. A migration adds a field that every contact has by two statements:
--   alter table contacts add column company text not null default '';
--   comment on column contacts.company is 'field';
-- Views, functions and the generated text that list the columns of contacts are made again here as soon as they lack a column with this comment.
do $follow$
declare
  fields text[];
  columns text[];
  shown text;
  target text;
begin
  -- One property of the text that lists read; JSON of text and lists of text does not depend on settings.
  if to_regprocedure('public.contact_entry(text, anyelement)') is null then
    create function contact_entry(name text, value anyelement) returns text language plpgsql immutable parallel safe
      as $body$ begin return ',"' || name || '":' || coalesce(to_json(value)::text, 'null'); end $body$;
  end if;

  select array_agg(quote_ident(attname) order by attnum) into fields from pg_attribute
  where attrelid = to_regclass('public.contacts') and attnum > 0 and not attisdropped and col_description(attrelid, attnum) = 'field';
  if not exists (select from unnest(fields) field where strpos((select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where a.attrelid = to_regclass('public.contacts') and a.attname = 'list_text'), format('contact_entry(%L', field)) = 0)
  then return; end if;

  -- A generated column cannot be changed, and is not dropped while views show it.
  drop view guest.own_contact_texts, guest.contacts, own_contact_texts;
  alter table contacts drop column list_text;
  execute 'alter table contacts add column list_text text generated always as (contact_text(con_id, first_name, last_name, email, mobile, tags, photo, '
    'archived_at is not null, blocked_at is not null, version, created_at, updated_at)'
    || (select string_agg(format(' || contact_entry(%L, %s)', field, field), '') from unnest(fields) field) || ') stored';
  create view own_contact_texts as
    select con_id, org_id, archived_at, created_at, updated_at, sort_name, fields, list_text from contacts where org_id = current_org() and deleted_at is null;
  grant select on own_contact_texts to cygnet_app;

  -- A view takes a column only at its end.
  select string_agg(column_name, ', ' order by place) into shown from (
    select quote_ident(attname) as column_name, attnum as place from pg_attribute where attrelid = 'public.own_contacts'::regclass and attnum > 0
    union select field, 1000 + n from unnest(fields) with ordinality added (field, n)
    where field not in (select quote_ident(attname) from pg_attribute where attrelid = 'public.own_contacts'::regclass and attnum > 0)) listed;
  execute format('create or replace view own_contacts as select %s from contacts where org_id = current_org() and deleted_at is null', shown);

  -- The same views for users with a row rule and guests.
  foreach target in array array['contacts', 'own_contacts', 'own_contact_texts'] loop
    select string_agg(case attname
      when 'fields' then $c$case when c.fields ?| (select array_agg(f.name) from public.fields f where f.org_id = current_org() and f.type = 'related_contacts')
        then guest.narrowed(c.fields) else c.fields end as fields$c$
      else format('c.%I', attname) end, ', ' order by attnum) into shown
    from pg_attribute where attrelid = ('public.' || target)::regclass and attnum > 0 and not attisdropped;
    execute format('create or replace view guest.%I as select %s from public.contacts c where c.org_id = current_org() and guest_sees(c.fields) and %s',
      target, shown, case target when 'contacts' then 'true' else 'c.deleted_at is null' end);
    execute format('grant select on guest.%I to cygnet_guest', target);
  end loop;

  -- What such users write: every column that is not generated.
  select array_agg(quote_ident(attname) order by attnum) into columns from pg_attribute
  where attrelid = 'public.contacts'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('con_id', 'org_id', 'fields');
  execute format($f$
    create or replace function guest.add_contact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
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
    create or replace function guest.change_contact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
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
  create trigger added instead of insert on guest.contacts for each row execute function guest.add_contact();
  create trigger changed instead of update on guest.contacts for each row execute function guest.change_contact();
  create trigger removed instead of delete on guest.contacts for each row execute function guest.remove_contact();
  grant insert, update, delete on guest.contacts to cygnet_guest;

  -- Which fields changed, for the groups that read them.
  execute format($f$
    create or replace function changed_reads(before contacts, now contacts) returns text[] language sql stable parallel safe as $body$
      select array_remove(array[%s,
        case when (before.archived_at is null) <> (now.archived_at is null) or (before.deleted_at is null) <> (now.deleted_at is null) then '*' end
      ], null) || case when before.fields = now.fields then '{}'::text[] else array(
        select coalesce(a.key, b.key) from jsonb_each(before.fields) a full join jsonb_each(now.fields) b using (key) where a.value is distinct from b.value) end
    $body$ $f$,
    (select string_agg(format('case when before.%1$s is distinct from now.%1$s then %1$L end', name), ', ')
      from unnest(array['first_name', 'last_name', 'email', 'mobile', 'tags', 'photo', 'language', 'created_at', 'updated_at'] || fields) name));
end $follow$;
