import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { WebhookEvent, WebhookRole } from "./webhook-event.model.ts";

/**
 * @property webhooks of one organisation, those of connectors included
 * @property url characters
 * @property events named at once
 * @property page deliveries listed at once
 */
export const webhookLimits = { webhooks: 20, url: 2_000, events: 100, page: 25 } as const;

/**
 * A webhook; times in epoch seconds.
 * @property connector name of the connector that subscribed; null for one made by an administrator
 * @property gave_up whether it was switched off because deliveries failed for days
 * @property old_until until when a replaced secret still signs
 */
export const Webhook = t.type(
  {
    id: t.number,
    url: t.string,
    events: t.readonlyArray(WebhookEvent),
    role: WebhookRole,
    is_on: t.boolean,
    gave_up: t.boolean,
    succeeded_at: orNull(t.number),
    failed_at: orNull(t.number),
    problem: orNull(t.string),
    old_until: orNull(t.number),
    waiting: t.number,
    connector: orNull(t.string),
    version: t.number,
    created_at: t.number,
  },
  "Webhook",
);
export type Webhook = t.TypeOf<typeof Webhook>;

const Events = listUpTo(WebhookEvent, webhookLimits.events);
const Url = textUpTo(webhookLimits.url);

/** A new webhook; without a role, payloads hold what members see. */
export const NewWebhook = exactly("NewWebhook", { url: Url, events: Events }, { role: WebhookRole });
export type NewWebhook = t.TypeOf<typeof NewWebhook>;

/** A change of a webhook; what is absent stays as it is. */
export const WebhookChange = exactly(
  "WebhookChange",
  { version: intBetween(1, 2_147_483_647) },
  { url: Url, events: Events, role: WebhookRole, is_on: t.boolean },
);
export type WebhookChange = t.TypeOf<typeof WebhookChange>;

/** A new webhook with its secret, which is shown once. */
export const MadeWebhook = t.type({ webhook: Webhook, secret: t.string }, "MadeWebhook");
export type MadeWebhook = t.TypeOf<typeof MadeWebhook>;

export const DeliveryState = t.keyof({ due: null, sent: null, dead: null }, "DeliveryState");
export type DeliveryState = t.TypeOf<typeof DeliveryState>;

/**
 * An event for a webhook; times in epoch seconds.
 * @property message_id the id by which receivers recognise it
 * @property state due: not delivered yet; dead: every attempt failed
 * @property status of the last response; null without one
 */
export const Delivery = t.type(
  {
    id: t.number,
    message_id: t.string,
    event: t.string,
    state: DeliveryState,
    attempts: t.number,
    next_at: orNull(t.number),
    status: orNull(t.number),
    problem: orNull(t.string),
    created_at: t.number,
    ended_at: orNull(t.number),
  },
  "Delivery",
);
export type Delivery = t.TypeOf<typeof Delivery>;

/** Deliveries, the latest first; `next` is the cursor of the following page. */
export const DeliveryPage = t.type({ deliveries: t.readonlyArray(Delivery), next: orNull(t.number) }, "DeliveryPage");
export type DeliveryPage = t.TypeOf<typeof DeliveryPage>;

/** What a delivery sends: the body as JSON text. */
export const DeliveryBody = t.type({ body: t.string }, "DeliveryBody");
export type DeliveryBody = t.TypeOf<typeof DeliveryBody>;

/**
 * Which deliveries are sent again.
 * @property since epoch seconds of the event
 * @property failed only those that were not delivered
 */
export const ResendSince = exactly("ResendSince", { since: intBetween(0, 4_102_444_800), failed: t.boolean }, {});
export type ResendSince = t.TypeOf<typeof ResendSince>;

export const Resent = t.type({ count: t.number }, "Resent");
export type Resent = t.TypeOf<typeof Resent>;
