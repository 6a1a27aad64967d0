-- Numbers by which people name their own sessions and tokens, and sign-ins that are at another provider.

alter table sessions add column session_id bigint generated always as identity;
create unique index sessions_id on sessions (session_id);

alter table api_tokens add column token_id bigint generated always as identity;
create unique index api_tokens_id on api_tokens (token_id);

-- Known before any organisation is: only the system reads it.
create table oidc_attempts (
  attempt_hash text primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  next_path text not null,
  expires_at bigint not null
);
create index oidc_attempts_expiry on oidc_attempts (expires_at);
