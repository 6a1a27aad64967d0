-- Fields of events: each new value is something that happened to the contact, told once as a row of contact_events.

create index fields_events on fields (org_id) where is_event;

create function event_words(value jsonb, type text) returns text language sql immutable parallel safe
  as $$ select case when type = 'image' or value is null or jsonb_typeof(value) = 'null' then null
               when jsonb_typeof(value) = 'array' then left((select string_agg(part, ', ') from jsonb_array_elements_text(value) part), 500)
               else left(value #>> '{}', 500) end $$;

-- `item` is the key of the field, `answer` its new value. A conversion of the field and an erased contact tell nothing.
create function tell_added_fields() returns trigger language plpgsql as $$
begin
  if not exists (select from fields where is_event) then return null; end if;
  insert into contact_events (org_id, con_id, at, kind, item, answer)
  select n.org_id, n.con_id, n.updated_at, 'field', f.name, event_words(n.fields -> f.name, f.type)
  from added n join fields f on f.org_id = n.org_id and f.is_event and f.deleted_at is null
  where coalesce(n.fields -> f.name, 'null') <> 'null';
  return null;
end $$;
create trigger contacts_tell_added after insert on contacts referencing new table as added for each statement execute function tell_added_fields();

create function tell_changed_fields() returns trigger language plpgsql as $$
begin
  if not exists (select from fields where is_event) then return null; end if;
  insert into contact_events (org_id, con_id, at, kind, item, answer)
  select n.org_id, n.con_id, n.updated_at, 'field', f.name, event_words(n.fields -> f.name, f.type)
  from fresh n join stale o on o.con_id = n.con_id join fields f on f.org_id = n.org_id and f.is_event and f.deleted_at is null
  where n.fields <> o.fields and n.erased_at is null and f.name is distinct from current_setting('app.converted_field', true)
    and coalesce(n.fields -> f.name, 'null') <> coalesce(o.fields -> f.name, 'null');
  return null;
end $$;
create trigger contacts_tell_changed after update on contacts referencing old table as stale new table as fresh for each statement execute function tell_changed_fields();
