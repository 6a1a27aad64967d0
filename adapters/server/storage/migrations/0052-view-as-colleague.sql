-- A view is of the portal as a contact, or of the staff application as another user.
alter table views_as
  drop constraint views_as_kind_check,
  alter column con_id drop not null,
  alter column pid drop not null,
  -- as whom, in the staff application
  add column as_user_id bigint references users,
  add constraint views_as_one_person check (
    case kind
      when 'portal' then con_id is not null and pid is not null and as_user_id is null
      when 'staff' then as_user_id is not null and con_id is null and pid is null
      else false
    end
  );
create index views_as_user on views_as (as_user_id);
