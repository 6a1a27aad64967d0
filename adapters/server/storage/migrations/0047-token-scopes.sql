-- API tokens may be limited to scopes, show when they were last used, and get a new secret while the old one works for another day.
alter table api_tokens
  -- null: no limits, as all tokens had before
  add column scopes text[],
  -- life of the token and of each new secret
  add column days int not null default 90,
  add column used_at bigint,
  add column old_hash text,
  add column old_until bigint,
  add constraint api_tokens_old check ((old_hash is null) = (old_until is null));
create unique index api_tokens_old_hash on api_tokens (old_hash);
