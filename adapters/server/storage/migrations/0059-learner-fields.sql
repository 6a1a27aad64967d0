-- Learners see of themselves what every ordinary member of staff sees and is kept with the contact, without what names others and without events. In plpgsql, whose plan is kept.
create or replace function hidden_fields(org bigint, viewer text) returns text[] language plpgsql stable as $$
begin
  return coalesce((select array_agg(f.name) from fields f
    where f.org_id = org and (f.deleted_at is not null or (f.access = 'admin' and viewer not in ('owner', 'admin')) or (f.access is null and viewer = 'guest')
      or (viewer = 'learner' and (f.access is not null or f.is_event or f.bucket is not null or f.name = 'assignedUser' or f.type in ('related_contacts', 'related_custom_object'))))), '{}');
end $$;
