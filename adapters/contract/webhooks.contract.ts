import * as t from "io-ts";
import { admins } from "../../core/access/access-rule.rule.ts";
import {
  DeliveryBody,
  DeliveryPage,
  DeliveryState,
  MadeWebhook,
  NewWebhook,
  ResendSince,
  Resent,
  Webhook,
  WebhookChange,
  webhookLimits,
} from "../../core/webhooks/webhook.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText, orNullText } from "./wire.ts";

const path = "/api/webhooks";
const common = { ...noInput, access: admins, carriesTeams: false };
const one = { ...common, params: t.type({ id: IntText }, "WebhookOfPath") };
const delivery = { ...common, params: t.type({ id: IntText, delivery: IntText }, "DeliveryOfPath") };
const query = t.type({ state: orNullText(DeliveryState), before: orNullText(IntText) }, "DeliveryQuery");

/** Endpoints for webhooks and their deliveries. */
export const webhooks = {
  list: endpoint({
    ...common,
    name: "webhooks.list",
    summary: `Lists the webhooks of the organisation, at most ${webhookLimits.webhooks}, newest first.`,
    method: "GET",
    path,
    reply: t.readonlyArray(Webhook),
  }),
  create: endpoint({
    ...common,
    name: "webhooks.create",
    summary:
      "Creates a webhook for an https address. The response contains the secret with which deliveries are signed as in Standard Webhooks; it is not shown again.",
    method: "POST",
    path,
    body: NewWebhook,
    reply: MadeWebhook,
  }),
  change: endpoint({
    ...one,
    name: "webhooks.change",
    summary: "Changes a webhook's address, events or role, or switches it on or off.",
    method: "PUT",
    path: `${path}/:id`,
    body: WebhookChange,
    reply: Webhook,
  }),
  rotate: endpoint({
    ...one,
    name: "webhooks.rotate",
    summary: "Gives a webhook a new secret, which is not shown again; for 24 hours deliveries carry a signature with each.",
    method: "POST",
    path: `${path}/:id/rotate`,
    reply: MadeWebhook,
  }),
  remove: endpoint({
    ...one,
    name: "webhooks.remove",
    summary: "Deletes a webhook, which can be restored for 30 days.",
    method: "DELETE",
    path: `${path}/:id`,
    needsPlan: false,
    reply: Done,
  }),
  restore: endpoint({
    ...one,
    name: "webhooks.restore",
    summary: "Restores a deleted webhook.",
    method: "POST",
    path: `${path}/:id/restore`,
    reply: Webhook,
  }),
  deliveries: endpoint({
    ...one,
    name: "webhooks.deliveries",
    summary: "Lists the deliveries of a webhook of the last 30 days, the latest first. Pass the `next` of a page as `before`.",
    method: "GET",
    path: `${path}/:id/deliveries`,
    query,
    reply: DeliveryPage,
  }),
  body: endpoint({
    ...delivery,
    name: "webhooks.body",
    summary: "Returns the body that a delivery sends.",
    method: "GET",
    path: `${path}/:id/deliveries/:delivery`,
    reply: DeliveryBody,
  }),
  resend: endpoint({
    ...delivery,
    name: "webhooks.resend",
    summary: "Sends a delivery again, under the same id.",
    method: "POST",
    path: `${path}/:id/deliveries/:delivery/resend`,
    reply: Resent,
  }),
  resendSince: endpoint({
    ...one,
    name: "webhooks.resendSince",
    summary: "Sends again all deliveries of events since a time, or only those that were not delivered.",
    method: "POST",
    path: `${path}/:id/resend`,
    body: ResendSince,
    reply: Resent,
  }),
} as const;
