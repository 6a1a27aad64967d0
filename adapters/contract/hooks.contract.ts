import * as t from "io-ts";
import { admins, members } from "../../core/access/access-rule.rule.ts";
import { boundedText } from "../../core/auth/bounded-text.model.ts";
import { RecordId, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orgTokenLimits } from "../../core/org-tokens/org-token.model.ts";
import { NewWebhook, webhookLimits } from "../../core/webhooks/webhook.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";
import { IntText, orNullText } from "./wire.ts";

const path = "/api/hooks";
const common = { ...noInput, carriesTeams: false };
const Url = textUpTo(webhookLimits.url);
const { url, events } = NewWebhook.codec.types[0].props;

/** Endpoints for automation connectors. */
export const hooks = {
  credentials: endpoint({
    ...common,
    name: "hooks.credentials",
    summary:
      "Makes the credentials of an automation connector: the app key and token with which it subscribes and unsubscribes, and the secret with which its deliveries are signed. They are not shown again.",
    method: "POST",
    path: `${path}/credentials`,
    access: admins,
    body: exactly("NewConnector", { name: boundedText("ConnectorName", 1, orgTokenLimits.name) }, {}),
    reply: t.type({ app_key: t.string, token: t.string, secret: t.string }),
  }),
  subscribe: endpoint({
    ...common,
    name: "hooks.subscribe",
    summary: "Subscribes an address of a connector to events; repeated for the same address, it replaces the events.",
    method: "POST",
    path: `${path}/subscribe`,
    access: members(),
    body: exactly("Subscription", { url, events }, {}),
    reply: t.type({ id: t.number }),
  }),
  unsubscribe: endpoint({
    ...common,
    name: "hooks.unsubscribe",
    summary: "Ends a subscription of a connector, named by its id or its address; one that has ended is no error.",
    method: "POST",
    path: `${path}/unsubscribe`,
    access: members(),
    needsPlan: false,
    body: exactly("Unsubscription", {}, { id: RecordId, url: Url }),
    reply: Done,
  }),
  drop: endpoint({
    ...common,
    name: "hooks.drop",
    summary: "Ends a subscription of a connector, named by its id or its address in the query; one that has ended is no error.",
    method: "DELETE",
    path: `${path}/unsubscribe`,
    access: members(),
    needsPlan: false,
    query: t.type({ id: orNullText(IntText), url: orNullText(Url) }, "DroppedSubscription"),
    reply: Done,
  }),
} as const;
