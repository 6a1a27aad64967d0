-- What lists show of a contact, but for its own fields, as JSON that is ready: written with the contact, so that a page is read and not built.

-- plpgsql keeps its plan; that of an SQL function would be made anew by each statement. JSON of text, numbers and lists of text never depends on settings.
create function contact_text(con_id bigint, first_name text, last_name text, email text[], mobile text[], tags text[], photo text, archived boolean, blocked boolean, version int, created_at bigint, updated_at bigint)
returns text language plpgsql immutable parallel safe as $$
begin
  return '"id":"' || con_id || '","con_id":' || con_id || ',"name":' || to_json(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email[1], mobile[1], 'Contact ' || con_id))
    || ',"first_name":' || to_json(first_name) || ',"last_name":' || to_json(last_name)
    || ',"email":' || array_to_json(email) || ',"mobile":' || array_to_json(mobile) || ',"tags":' || array_to_json(tags) || ',"photo":' || coalesce(to_json(photo)::text, 'null')
    || ',"archived":' || archived || ',"blocked":' || blocked || ',"version":' || version || ',"created_at":' || created_at || ',"updated_at":' || updated_at;
end $$;

alter table contacts add column list_text text generated always as
  (contact_text(con_id, first_name, last_name, email, mobile, tags, photo, archived_at is not null, blocked_at is not null, version, created_at, updated_at)) stored;

-- Contacts as lists show them: the request's organisation only, as in own_contacts.
create view own_contact_texts as
  select con_id, org_id, archived_at, created_at, updated_at, sort_name, fields, list_text from contacts where org_id = current_org() and deleted_at is null;
grant select on own_contact_texts to cygnet_app;

-- As before, with a plan that is kept.
create or replace function hidden_fields(org bigint, viewer text) returns text[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(f.name) from fields f
    where f.org_id = org and (f.deleted_at is not null or (f.access = 'admin' and viewer not in ('owner', 'admin')) or (f.access is null and viewer = 'guest'))), '{}');
end $$;
