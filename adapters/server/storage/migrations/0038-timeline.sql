-- What the record of one contact tells in the order of time: what is searched for it, and messages that staff sent to somebody.

create function contact_references(keys text[]) returns bigint[] language sql immutable parallel safe
  as $$ select coalesce(array_agg(split_part(key, '@', 2)::bigint), '{}') from unnest(keys) key where key ~ '^api/contacts@[0-9]{1,18}$' $$;

-- the contacts that a task is about
alter table tasks add column contact_ids bigint[] not null generated always as (contact_references(related_records)) stored;
create index tasks_contacts on tasks using gin (contact_ids) where deleted_at is null and contact_ids <> '{}';
create view own_tasks as select * from tasks where org_id = current_org() and deleted_at is null;
grant select on own_tasks to cygnet_app;

create index contact_events_latest on contact_events (con_id, at desc, event_id desc);
create index learning_events_latest on learning_events (con_id, at desc, event_id desc);

-- to whom a message went and who sent it; shown: what the record may show of it, where the body opens an account
alter table outbox add column con_id bigint references contacts, add column user_id bigint references users, add column shown text;
create index outbox_contact on outbox (con_id, created_at desc, message_id desc) where con_id is not null;
