-- Whoever archives, blocks or deletes a contact ends its sessions at once, by whatever call or job, so that none lives again when it is taken back.

create function end_learner_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where org_id = new.org_id and con_id = new.con_id;
  return null;
end $$;

create trigger contacts_end_sessions after update of archived_at, blocked_at, deleted_at on contacts for each row
  when (new.archived_at is not null and old.archived_at is null or new.blocked_at is not null and old.blocked_at is null or new.deleted_at is not null and old.deleted_at is null)
  execute function end_learner_sessions();

delete from sessions s using contacts c where c.con_id = s.con_id and c.org_id = s.org_id and (c.archived_at is not null or c.blocked_at is not null or c.deleted_at is not null);
