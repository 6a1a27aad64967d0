-- Numbers that stopped texts and whose owner was erased: a hash whose key is not in the database, so that nobody reads the number in it.
create table stopped_numbers (
  org_id bigint not null references orgs,
  number_hash bytea not null,
  stopped_at bigint not null,
  primary key (org_id, number_hash)
);
call guard_by_org('stopped_numbers');
call guard_by_team('stopped_numbers', 'true');

-- The number from which the contact last wrote by text: answers go there while it is theirs.
alter table threads add column mobile text check (mobile is null or channel = 'sms');

-- The message of a conversation that this text carries.
alter table outbox add column carries bigint references messages on delete cascade;
create unique index outbox_carries on outbox (carries) where carries is not null;
