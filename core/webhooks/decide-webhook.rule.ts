import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, type FieldRefusals, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { webAddress } from "../kernel/web-address.ts";
import type { WebhookEvent, WebhookRole } from "./webhook-event.model.ts";
import { mayBeTold } from "./webhook-events.rule.ts";
import { webhookRefusals } from "./webhook-refusals.ts";
import { type NewWebhook, type WebhookChange, webhookLimits } from "./webhook.model.ts";

/** What is stored of a webhook that people choose. */
export type WebhookSettings = {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly role: WebhookRole;
  readonly is_on: boolean;
};

/** @property isPrivate whether an address is one of a private network by its host alone */
export type Known = { readonly isPrivate: (url: string) => boolean };

/** The host of an https address without user name; null for any other text. */
const hostOfHook = (url: string): string | null => {
  const address = webAddress(url);
  return address?.scheme === "https" ? address.host : null;
};

const problemsOf = ({ url, events, role }: WebhookSettings, { isPrivate }: Known): FieldRefusals => {
  const host = hostOfHook(url);
  const barred = events.find((event) => !mayBeTold(role, event));
  return {
    ...(host === null
      ? { url: [webhookRefusals.webhook_url({ url })] }
      : isPrivate(url)
        ? { url: [webhookRefusals.webhook_private({ host })] }
        : {}),
    ...(events.length === 0
      ? { events: [webhookRefusals.webhook_events_missing] }
      : barred === undefined
        ? {}
        : { events: [webhookRefusals.webhook_event_admins({ event: barred })] }),
  };
};

const checked = (settings: WebhookSettings, known: Known): E.Either<Failure, WebhookSettings> => {
  const problems = problemsOf(settings, known);
  return Object.keys(problems).length > 0 ? E.left(invalid(problems)) : E.right(settings);
};

const distinct = (events: readonly WebhookEvent[]): readonly WebhookEvent[] => [...new Set(events)];

/** @param count webhooks that the organisation has */
export const decideNewWebhook = (asked: NewWebhook, known: Known & { readonly count: number }): E.Either<Failure, WebhookSettings> => {
  const { url, events, role = "user" } = asked;
  const settings = { url: url.trim(), events: distinct(events), role, is_on: true };
  const found = checked(settings, known);
  if (E.isLeft(found) || known.count < webhookLimits.webhooks) return found;
  return E.left(invalid({ url: [webhookRefusals.webhooks_full({ most: webhookLimits.webhooks })] }));
};

/** @returns the settings to store; null when they are stored already */
export const decideWebhookChange = (
  stored: WebhookSettings & { readonly version: number },
  { version, ...change }: WebhookChange,
  known: Known,
): E.Either<Failure, WebhookSettings | null> => {
  const { version: current, ...before } = stored;
  const after = {
    ...before,
    ...change,
    ...(change.url === undefined ? {} : { url: change.url.trim() }),
    ...(change.events === undefined ? {} : { events: distinct(change.events) }),
  };
  if (sameValue(before, after)) return E.right(null);
  return current === version ? checked(after, known) : E.left(conflict(webhookRefusals.webhook_changed));
};
