import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { Delivery, Webhook } from "../../../core/webhooks/webhook.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { DeliveriesView, type DeliveriesViewProps } from "./deliveries.view.tsx";
import { DeliveryContents } from "./delivery-contents.view.tsx";
import { ResendDialog } from "./resend-dialog.view.tsx";
import { WebhookForm, type WebhookFormProps } from "./webhook-form.view.tsx";
import { WebhooksView, type WebhooksViewProps } from "./webhooks.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const offline = { tag: "failed", failure: { tag: "offline" } } as const;

const first: Webhook = {
  id: 1,
  url: "https://hooks.harbour.example/cygnet",
  events: ["contact.create", "contact.update", "course.certify"],
  role: "user",
  is_on: true,
  gave_up: false,
  succeeded_at: now - 240,
  failed_at: null,
  problem: null,
  old_until: null,
  waiting: 0,
  connector: null,
  version: 1,
  created_at: now - 900_000,
};
const webhooks: readonly Webhook[] = [
  { ...first, old_until: now + 80_000 },
  {
    ...first,
    id: 2,
    url: "https://crm.example.com/inbound/with/a/rather/long/path/that/has/to/break/somewhere?key=value",
    failed_at: now - 60,
    problem: "The address answered with status 503.",
    waiting: 12,
  },
  { ...first, id: 3, url: "https://old.example.com/hook", is_on: false, gave_up: true, failed_at: now - 3_600 },
  { ...first, id: 4, url: "https://connect.example.com/4711", connector: "Zapier", events: ["task.create"], succeeded_at: null },
  { ...first, id: 5, url: "https://paused.example.com", is_on: false },
];

const delivery: Delivery = {
  id: 9,
  message_id: "3f0d4a3e-5f0c-4a52-9f5e-1c1d5b8a0001",
  event: "contact.create",
  state: "sent",
  attempts: 1,
  next_at: null,
  status: 204,
  problem: null,
  created_at: now - 240,
  ended_at: now - 239,
};
const problem = "The address answered with status 503.";
const deliveries: readonly Delivery[] = [
  { ...delivery, id: 12, event: "contact.update", state: "due", attempts: 2, next_at: now + 300, status: 503, problem, ended_at: null },
  { ...delivery, id: 11, event: "course.certify", state: "dead", attempts: 7, status: 503, problem },
  { ...delivery, id: 10, event: "task.gone", state: "due", attempts: 0, next_at: now, status: null, ended_at: null },
  delivery,
];
const body = loaded({
  body: JSON.stringify({
    type: "contact.create",
    timestamp: "2026-07-01T11:56:00.000Z",
    data: {
      record: { type: "contact", id: "42" },
      actor: { kind: "staff", id: 3 },
      changes: [{ field: "first_name", before: null, after: "Ada", masked: false }],
    },
  }),
});

const list = (more: Partial<WebhooksViewProps>) => (
  <WebhooksView
    webhooks={loaded(webhooks)}
    now={now}
    secret={null}
    onAdd={nothing}
    onCopy={nothing}
    onRetry={nothing}
    onEdit={nothing}
    onRotate={nothing}
    onSwitch={nothing}
    onRemove={nothing}
    {...more}
  />
);
const form = (more: Partial<WebhookFormProps>) => (
  <WebhookForm webhook={first} isPending={false} failure={null} onSave={nothing} onClose={nothing} {...more} />
);
const log = (more: Partial<DeliveriesViewProps>) => (
  <DeliveriesView
    url={first.url}
    deliveries={loaded(deliveries)}
    hasMore
    isLoadingMore={false}
    state={null}
    now={now}
    open={null}
    contents={<DeliveryContents body={body} onRetry={nothing} />}
    onState={nothing}
    onOpen={nothing}
    onAgain={nothing}
    onSeveral={nothing}
    onMore={nothing}
    onRetry={nothing}
    {...more}
  />
);

/** The pages of webhooks and their deliveries in every state. */
export const gallery: GalleryEntry = {
  name: "webhooks",
  group: "staff/webhooks",
  isWhole: true,
  states: {
    webhooks: () => list({}),
    secret: () => list({ secret: { url: first.url, secret: "whsec_c2VjcmV0IG9mIHRoZSBnYWxsZXJ5LCBub3RoaW5nIG1vcmU=" } }),
    full: () => list({ webhooks: loaded(Array.from({ length: 20 }, (_, at) => ({ ...first, id: at + 1 }))) }),
    "no webhooks": () => list({ webhooks: loaded([]) }),
    loading: () => list({ webhooks: idle }),
    offline: () => list({ webhooks: offline }),
    "new webhook": () => form({ webhook: null }),
    edit: () => form({}),
    refused: () =>
      form({
        failure: {
          tag: "invalid",
          message: "",
          errors: { url: ["“10.0.0.1” is in a private network. Enter an address on the public internet."] },
        },
      }),
    deliveries: () => log({ open: delivery.id }),
    "no deliveries": () => log({ deliveries: loaded([]), hasMore: false }),
    "none in this state": () => log({ deliveries: loaded([]), hasMore: false, state: "dead" }),
    "deliveries loading": () => log({ deliveries: idle, hasMore: false }),
    "deliveries offline": () => log({ deliveries: offline, hasMore: false }),
    "send again": () => <ResendDialog isPending={false} failure={null} onSend={nothing} onClose={nothing} />,
  },
};
