-- The trail as it is read: newest first, by what people ask for. A row counts once it is linked, so that each is indexed once and not twice.

drop index audit_recent;
drop index audit_object;
drop index audit_request;
create index audit_time on audit (org_id, at desc, audit_id desc) where hash is not null;
create index audit_of_record on audit (org_id, object_type, object_id, at desc, audit_id desc) where hash is not null;
create index audit_of_kind on audit (org_id, object_type, at desc, audit_id desc) where hash is not null;
create index audit_of_action on audit (org_id, action, at desc, audit_id desc) where hash is not null;
create index audit_of_actor on audit (org_id, actor_kind, actor_id, at desc, audit_id desc) where hash is not null;

-- What may be searched of a change: everything but filters, and own values without those that the reader may not see.
create function audit_told(doc jsonb, veiled text[]) returns jsonb language sql immutable parallel safe
  as $$ select case when jsonb_typeof(doc -> 'fields') = 'object' then (doc - 'filters' - 'fields') || jsonb_build_object('fields', (doc -> 'fields') - veiled) else doc - 'filters' end $$;

create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  as $$ select jsonb_to_tsvector('simple', jsonb_build_array(before, after), '["string", "numeric"]') $$;
create index audit_search on audit using gin (audit_words(before, after)) where hash is not null;

create view own_audit as
  select audit_id, at, actor_kind, actor_id, action, object_type, object_id, before, after, seq from audit where org_id = current_org() and hash is not null;
grant select on own_audit to cygnet_app;

-- While a field is converted in the background, the type that it is to have; its values are not changed meanwhile.
alter table fields add column converting text;

-- Own values as guests see them: id numbers but for their last four characters.
create function guest_values(org bigint, own jsonb) returns jsonb language sql stable
  as $$ select own || coalesce((
    select jsonb_object_agg(f.name, repeat('•', greatest(0, length(own ->> f.name) - 4)) || right(own ->> f.name, 4))
    from fields f where f.org_id = org and f.type = 'id_number' and jsonb_typeof(own -> f.name) = 'string'), '{}') $$;
