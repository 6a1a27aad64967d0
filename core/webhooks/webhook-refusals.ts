import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about webhooks and connectors. */
export const webhookRefusals = refusalTable({
  no_webhook: "There is no such webhook any more.",
  no_delivery: "There is no such delivery any more. Deliveries are kept for 30 days.",
  webhook_url:
    "“{{url}}” cannot be used. Enter an address that begins with https:// and has no user name, such as https://example.com/hook.",
  webhook_private: "“{{host}}” is in a private network. Enter an address on the public internet.",
  webhook_events_missing: "Choose at least one event.",
  webhook_event_admins: "“{{event}}” is only for administrators. Choose the administrators' view, or leave this event out.",
  webhooks_full: "There can be up to {{most}} webhooks. Delete one first.",
  webhook_changed: "Somebody else changed this webhook. It shows the current state now: check it and repeat your change.",
  webhook_by_token: "API tokens cannot manage webhooks. Sign in, or use POST hooks/subscribe with a connector's token.",
  webhook_by_support: "Support, signed in as another, changes no webhooks. The user does that.",
  hooks_need_connector: "Only the token of a connector can subscribe. Create one under Settings, Webhooks, or with POST hooks/credentials.",
  hooks_unreadable:
    "The signing secret of this connector cannot be read, as it was encrypted with another key. Revoke its token, and create a connector anew.",
  hooks_which: "Name the subscription by its id or its address.",
});
