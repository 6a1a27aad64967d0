-- Folders of lessons that are shared with roles of learners. What learners do in them hangs on a campaign of its own, one per organisation, which no call of the product sees.

alter table campaigns add column is_library boolean not null default false;
create unique index campaigns_library on campaigns (org_id) where is_library;
-- Whatever lists, counts, names or changes campaigns leaves that one out, without asking for it.
create policy no_library on campaigns as restrictive for all to cygnet_app using (not is_library) with check (not is_library);

-- A lesson of that campaign: always open, as far as its folder is shared with the learner's role; one per lesson.
alter table triggers add column is_shared boolean not null default false;
create unique index triggers_shared on triggers (lesson_id) where is_shared;

-- The id of the organisation's campaign for shared lessons, which is created when it is first needed.
create function shared_campaign(at bigint) returns bigint language plpgsql security definer set search_path = public as $$
declare
  known bigint := (select campaign_id from campaigns where org_id = current_org() and is_library);
begin
  if known is not null then return known; end if;
  insert into campaigns (org_id, name, is_library, offered, created_at, updated_at) values (current_org(), 'Shared lessons', true, 'enrol', at, at)
    on conflict (org_id) where is_library do nothing returning campaign_id into known;
  return coalesce(known, (select campaign_id from campaigns where org_id = current_org() and is_library));
end $$;
revoke execute on function shared_campaign(bigint) from public;
grant execute on function shared_campaign(bigint) to cygnet_app;

alter table resource_roles drop constraint resource_roles_resource_check;
alter table resource_roles add constraint resource_roles_resource_check check (resource in ('files/folders', 'lessons/folders'));
