-- Joins of courses, read with indexes (see own_contacts): beside row-level security of joins, a search of contacts could not use its index.
create view own_joins as
  select org_id, con_id, campaign_id, joined_at, left_at, source, finished, points, touched_at from course_joins where org_id = current_org();
grant select on own_joins to cygnet_app;
create view guest.own_joins as
  select j.* from public.own_joins j where exists (select from guest.own_contacts seen where seen.con_id = j.con_id);
grant select on guest.own_joins to cygnet_guest;

-- Those who left are counted by themselves.
create index course_joins_left on course_joins (org_id, campaign_id, con_id) where left_at is not null;
