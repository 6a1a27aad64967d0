-- A function keeps the plan of its first call, most often of one row, for all later ones: rows before and after a change of ten thousand were
-- then compared pair by pair.

-- What `except` compares is sorted or hashed, however many rows there are.
create or replace function note_changed_joins() returns trigger language plpgsql as $$
begin
  insert into contact_changes (org_id, con_ids, reads)
  select org_id, array_agg(distinct con_id), array['$lesson_released'] from (
    select org_id, con_id, campaign_id, joined_at, left_at, rejoined_at, source from moved
    except select org_id, con_id, campaign_id, joined_at, left_at, rejoined_at, source from before) changed
  group by org_id;
  return null;
end $$;

alter function note_changed_contacts() set enable_nestloop = off;
alter function tell_changed_fields() set enable_nestloop = off;
