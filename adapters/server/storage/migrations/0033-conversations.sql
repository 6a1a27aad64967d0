-- Conversations with contacts, by the way in which their messages travel.
create table threads (
  thread_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  con_id bigint not null references contacts,
  channel text not null default 'portal' check (channel in ('portal', 'sms', 'email')),
  name text not null check (name <> ''),
  -- given by the device that began it, so that it begins once
  begin_key uuid,
  -- of its last message
  last_sequence int not null default 0 check (last_sequence >= 0),
  last_at bigint not null,
  -- up to which message the contact has read, and when it looked last
  contact_read int not null default 0,
  contact_seen_at bigint,
  -- when each side was last told of a message by mail
  contact_told_at bigint,
  staff_told_at bigint,
  assigned_to bigint references users,
  -- null while it is open
  closed_at bigint,
  created_at bigint not null
);
create unique index threads_begun on threads (org_id, begin_key) where begin_key is not null;
create index threads_contact on threads (con_id, last_at, thread_id);
create index threads_latest on threads (org_id, last_at, thread_id);
create index threads_assigned on threads (assigned_to) where assigned_to is not null;
call guard_by_org('threads');
call guard_by_team('threads', 'exists (select from guest.own_contacts seen where seen.con_id = threads.con_id)');

create table messages (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  thread_id bigint not null references threads,
  -- its place in the thread, from 1
  sequence int not null check (sequence > 0),
  -- given by the device that wrote it, so that it is stored once
  client_key uuid not null,
  -- written by the contact, otherwise by the user
  from_contact boolean not null,
  user_id bigint references users check (user_id is null or not from_contact),
  body text not null check (body <> '' and length(body) <= 4000),
  created_at bigint not null,
  unique (thread_id, sequence),
  unique (org_id, client_key)
);
create index messages_user on messages (user_id) where user_id is not null;
call guard_by_org('messages');
call guard_by_team('messages', 'exists (select from public.threads t join guest.own_contacts seen on seen.con_id = t.con_id where t.thread_id = messages.thread_id)');

-- Up to which message each user has read.
create table thread_reads (
  org_id bigint not null references orgs,
  thread_id bigint not null references threads,
  user_id bigint not null references users,
  sequence int not null,
  primary key (thread_id, user_id)
);
create index thread_reads_user on thread_reads (user_id);
call guard_by_org('thread_reads');
call guard_by_team('thread_reads', 'exists (select from public.threads t join guest.own_contacts seen on seen.con_id = t.con_id where t.thread_id = thread_reads.thread_id)');
