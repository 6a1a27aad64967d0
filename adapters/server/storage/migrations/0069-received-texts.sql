-- Texts that came to lines of an organisation, each once, and which numbers want none.
create table received_texts (
  text_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  -- the carrier's id of the text
  carrier_id text not null check (carrier_id <> ''),
  -- null for a number that is no contact's
  con_id bigint references contacts,
  kind text not null check (kind in ('stop', 'start', 'help', 'message', 'ignored', 'unknown')),
  -- the number that wants no texts, or wants them again; the last word of a number is in force
  sender text check ((sender is not null) = (kind in ('stop', 'start'))),
  received_at bigint not null,
  unique (org_id, carrier_id)
);
create index received_texts_words on received_texts (org_id, sender, text_id desc) where sender is not null;
create index received_texts_contact on received_texts (con_id) where con_id is not null;
create index received_texts_old on received_texts (org_id, received_at) where sender is null;
call guard_by_org('received_texts');
call guard_by_team('received_texts', '(con_id is null or exists (select from guest.own_contacts seen where seen.con_id = received_texts.con_id))');

-- What the contact had chosen before texting STOP; null for nothing that START brings back.
alter table contact_alerts add column before_stop text check (before_stop in ('sms', 'email', 'none'));

-- An answer to a text of the recipient, which goes out whatever the number wants.
alter table outbox add column is_answer boolean not null default false;
