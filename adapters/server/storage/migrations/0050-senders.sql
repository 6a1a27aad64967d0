-- Addresses from which organisations send mail, verified against what their domains publish.

-- The key pair with which an organisation signs the mail of a domain. The private key is encrypted under the server's secret key.
create table sender_domains (
  org_id bigint not null references orgs,
  domain text not null check (domain <> ''),
  -- names the key below _domainkey
  selector text not null,
  -- SPKI in base64
  public_key text not null,
  -- PKCS #8 in base64, encrypted
  private_key text not null,
  created_at bigint not null,
  primary key (org_id, domain)
);
call guard_by_org('sender_domains');

create table senders (
  sender_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  domain text not null,
  email text not null check (email <> ''),
  name text not null,
  -- whether mail of the organisation is from it, once it is verified
  is_default boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failed')),
  -- what the last complete check found; null before the first
  findings jsonb,
  checked_at bigint,
  -- the last check, if DNS did not answer it
  unanswered_at bigint,
  -- days in a row on which the records were missing or wrong, and when the last one was counted
  bad_days int not null default 0,
  bad_at bigint,
  -- the mailed link: the hash of its secret until it is used, when it was sent and until when it works
  link_hash text,
  link_sent_at bigint,
  link_until bigint,
  confirmed_at bigint,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  -- a removed address can be brought back for 30 days
  deleted_at bigint,
  unique (org_id, email),
  foreign key (org_id, domain) references sender_domains
);
create unique index senders_default on senders (org_id) where is_default and deleted_at is null;
create unique index senders_link on senders (link_hash) where link_hash is not null;
create index senders_domain on senders (org_id, domain);
call guard_by_org('senders');

-- The sender that a mail was written for, null for the default one; and the address that it was from, null for the installation's.
alter table outbox
  add column sender_id bigint references senders on delete set null,
  add column sent_from text;
create index outbox_sender on outbox (sender_id) where sender_id is not null;

-- What the domains of a demo organisation publish, as text; nothing else reads it.
create table demo_zones (
  org_id bigint not null references orgs,
  records text not null,
  primary key (org_id)
);
call guard_by_org('demo_zones');
