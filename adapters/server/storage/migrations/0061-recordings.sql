-- Videos with which takers of lessons answer an item. The learner whose a video is, is the contact of its file.
create table recordings (
  file_id bigint primary key references files on delete cascade,
  org_id bigint not null references orgs,
  -- the member of staff who takes the lesson; null: a learner
  user_id bigint references users,
  -- the item whose answer names it; null until one does, and once the lesson is deleted for good
  lesson_id bigint references lessons on delete set null,
  item_uuid uuid,
  -- of a lesson in a course; null: outside any
  trigger_id bigint,
  created_at bigint not null,
  constraint recordings_item check (lesson_id is null or item_uuid is not null)
);
create index recordings_lesson on recordings (lesson_id, item_uuid) where lesson_id is not null;
create index recordings_user on recordings (user_id) where user_id is not null;
create index recordings_unanswered on recordings (org_id, created_at) where lesson_id is null;
call guard_by_org('recordings');
call guard_by_team('recordings', 'exists (select from files f where f.file_id = recordings.file_id)');
