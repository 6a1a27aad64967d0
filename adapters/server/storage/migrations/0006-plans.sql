-- Billing, programs that an organisation has switched on, and its phone numbers.

create table billing (
  org_id bigint primary key references orgs,
  -- the organisation at the payment provider
  customer_id text not null,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  card_exp_month int check (card_exp_month between 1 and 12),
  card_exp_year int,
  version int not null default 1,
  created_at bigint not null,
  updated_at bigint not null
);
call guard_by_org('billing');

create table invoices (
  invoice_id bigint generated always as identity primary key,
  org_id bigint not null references orgs,
  plan text not null,
  amount_cents int not null check (amount_cents >= 0),
  currency text not null default 'usd',
  status text not null check (status in ('paid', 'open', 'failed')),
  -- idempotency key of the charge at the payment provider
  charge_key text not null,
  issued_at bigint not null
);
create unique index invoices_charge on invoices (org_id, charge_key);
create index invoices_recent on invoices (org_id, issued_at desc);
call guard_by_org('invoices');

-- Links by which a person without an account sees the billing and changes the card; only the hash of the token is stored.
create table billing_shares (
  token_hash text primary key,
  org_id bigint not null references orgs,
  user_id bigint not null references users,
  created_at bigint not null,
  expires_at bigint not null
);
create index billing_shares_org on billing_shares (org_id);
call guard_by_org('billing_shares');

create table enabled_programs (
  org_id bigint not null references orgs,
  program_id text not null,
  form jsonb not null default '{}',
  user_id bigint references users,
  enabled_at bigint not null,
  primary key (org_id, program_id)
);
call guard_by_org('enabled_programs');

create table phone_lines (
  -- in E.164, such as +12125551234; a number belongs to one organisation at most
  phone_number text primary key check (phone_number ~ '^\+[1-9]\d{6,14}$'),
  org_id bigint not null references orgs,
  -- id of the number at the carrier
  sid text not null,
  -- teams that it was bought for; empty for the whole organisation
  teams bigint[] not null default '{}',
  user_id bigint references users,
  purchased_at bigint not null
);
create index phone_lines_org on phone_lines (org_id, purchased_at);
call guard_by_org('phone_lines');
