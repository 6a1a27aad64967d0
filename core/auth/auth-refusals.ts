import { refusalTable } from "../kernel/refusal.ts";

/** Refusals about staff accounts, sessions and emailed links. */
export const authRefusals = refusalTable({
  link_invalid: "This link is no longer valid.",
  reset_link_invalid: "This link is no longer valid. Ask for a new one.",
  token_makes_tokens: "A token cannot make tokens. Log in to make one.",
  token_lacks_scope: "This token lacks the scope {{scope}}. Use a token that has it.",
  token_scopes_missing: "needs at least one scope, such as contacts:read; leave it out for a token without limits",
  token_scope_unknown: "--scope is “{{scope}}”; expected an area with :read or :write, such as contacts:read. The areas are: {{areas}}.",
  token_days: "--days is “{{days}}”; expected 30, 90 or 365.",
  token_name: "--name needs 1 to 80 characters.",
  sudo_reason_missing: "Say why with --reason TEXT: it stands in the audit log, and nobody signs in as another without one.",
  sudo_reason_long: "--reason is longer than 500 characters; say it shorter.",
  sudo_makes_no_tokens: "Support, signed in as another, makes no tokens. The user makes them.",
  no_token: "There is no such token.",
  no_session: "There is no such session.",
  email_taken: "This email address is already in use. Log in instead.",
  sign_up_closed: "Sign-up is closed here. Ask an administrator of your organisation for an account.",
  sign_on_only: "Your organisation lets its staff sign in with single sign-on alone. Use the button for it.",
  sign_on_accepts:
    "Your organisation lets its staff sign in with single sign-on alone. Accept the invitation by signing on, not with a password.",
  wrong_login: "Email or password is incorrect.",
  too_many_signing_in: "Too many people are signing in. Try again in a moment.",
  sign_in_first: "Sign in first.",
  password_needed: "Enter your password to see this.",
  no_password_to_enter: "You sign in without a password, so there is none to enter. Set one with “Forgot password” first.",
  password_incorrect: "Password is incorrect",
  not_your_password: "This is not your password.",
  no_password_to_change: "This account has no password: it signs in through another provider. Ask for a link at the login page to set one.",
});
