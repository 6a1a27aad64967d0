import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { conflict, type Failure, forbidden, invalid } from "../../../core/kernel/failure.ts";
import type { ConnectorCredentials } from "../../../core/org-tokens/org-tokens.port.ts";
import { decideWebhookChange } from "../../../core/webhooks/decide-webhook.rule.ts";
import { webhookRefusals } from "../../../core/webhooks/webhook-refusals.ts";
import type { NewWebhook } from "../../../core/webhooks/webhook.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { makeOrgToken } from "../org-tokens/org-tokens.store.ts";
import { isPrivateHost } from "../outside/private-host.ts";
import type { Sealer } from "../storage/sealer.ts";
import { freshHookSecret, openHookSecret, sealHookSecret } from "../webhooks/webhook-secret.store.ts";
import { addWebhook, type HookCall, lockedWebhook, lockWebhooks, removeWebhook } from "../webhooks/webhooks.store.ts";

/** The subscription that is meant: its id, or its address. */
export type NamedHook = { readonly id?: number | null | undefined; readonly url?: string | null | undefined };

/** Makes the credentials of a connector: a token that can only subscribe and unsubscribe, and a secret for its deliveries. */
export const connect = async (call: HookCall, sealer: Sealer, name: string): Promise<E.Either<Failure, ConnectorCredentials>> => {
  const made = await makeOrgToken(call, { name, role: "user", flags: [], scopes: ["hooks:read", "hooks:write"], days: 365 });
  if (E.isLeft(made)) return made;
  const { user, token, app_key } = made.right;
  const [key, secret, org] = [randomUUID(), freshHookSecret(), call.actor.org_id];
  const sealed = sealHookSecret(sealer, secret, { org, key });
  await call.tx.db
    .insertInto("hook_credentials")
    .values({ org_id: org, user_id: user, key, sealed, created_at: call.request.now })
    .execute();
  return E.right({ app_key, token, secret });
};

const refused = E.left(forbidden(webhookRefusals.hooks_need_connector));

/** The secret of the connector that calls. */
const secretOfCaller = async ({ tx, actor, request }: HookCall, sealer: Sealer): Promise<E.Either<Failure, string>> => {
  if (request.via !== "token") return refused;
  const { org_id: org, user_id } = actor;
  const row = await tx.db
    .selectFrom("hook_credentials")
    .select(["key", "sealed"])
    .where("org_id", "=", org)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (row === undefined) return refused;
  return E.tryCatch(
    () => openHookSecret(sealer, row.sealed, { org, key: row.key }),
    () => conflict(webhookRefusals.hooks_unreadable),
  );
};

const idOf = async ({ tx, actor }: HookCall, { id, url }: NamedHook): Promise<number | null> => {
  const row = await tx.db
    .selectFrom("webhooks")
    .select("webhook_id")
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .where("deleted_at", "is", null)
    .where((eb) => (id === undefined || id === null ? eb("url", "=", url ?? "") : eb("webhook_id", "=", id)))
    .executeTakeFirst();
  return row?.webhook_id ?? null;
};

/** Lets a new subscription sign with the replaced secret too, while those of the connector still do: it may not know the new one yet. */
const signWithReplaced = async ({ tx, actor: { org_id: org, user_id }, request }: HookCall, sealer: Sealer, id: number): Promise<void> => {
  const own = tx.db.selectFrom("webhooks").where("org_id", "=", org).where("user_id", "=", user_id);
  const held = await own
    .select(["key", "old_sealed", "old_until"])
    .where("old_until", ">", request.now)
    .orderBy("old_until", "desc")
    .limit(1)
    .executeTakeFirst();
  const made = await own.select("key").where("webhook_id", "=", id).executeTakeFirst();
  const sealed = held?.old_sealed ?? null;
  if (held === undefined || sealed === null || made === undefined) return;
  const old = E.tryCatch(
    () => openHookSecret(sealer, sealed, { org, key: held.key }),
    () => null,
  );
  if (E.isLeft(old)) return;
  await tx.db
    .updateTable("webhooks")
    .set({ old_sealed: sealHookSecret(sealer, old.right, { org, key: made.key }), old_until: held.old_until })
    .where("org_id", "=", org)
    .where("webhook_id", "=", id)
    .execute();
};

/** Subscribes an address; one that is subscribed gets the events, and is switched on again. Concurrent calls of a connector wait for each other. */
export const subscribe = async (
  call: HookCall,
  sealer: Sealer,
  asked: Omit<NewWebhook, "role">,
): Promise<E.Either<Failure, { readonly id: number }>> => {
  const secret = await secretOfCaller(call, sealer);
  if (E.isLeft(secret)) return secret;
  const { tx, actor } = call;
  await lockWebhooks(call);
  const held = await idOf(call, { url: asked.url.trim() });
  const stored = held === null ? null : await lockedWebhook(call, held);
  if (stored === null) {
    const made = await addWebhook(call, sealer, { ...asked, role: "user" }, { secret: secret.right, user: actor.user_id });
    if (E.isLeft(made)) return made;
    await signWithReplaced(call, sealer, made.right.id);
    return E.right({ id: made.right.id });
  }
  const { id, url, role, is_on, version, events } = stored;
  const change = { version, events: asked.events, is_on: true };
  const decided = decideWebhookChange({ url, events, role, is_on, version }, change, { isPrivate: isPrivateHost });
  if (E.isLeft(decided)) return decided;
  if (decided.right === null) return E.right({ id });
  const { events: wanted } = decided.right;
  await tx.db
    .updateTable("webhooks")
    .set({ events: [...wanted], is_on: true, gave_up: false, ...(is_on ? {} : { failing_since: null }), version: version + 1 })
    .where("org_id", "=", actor.org_id)
    .where("webhook_id", "=", id)
    .execute();
  await writeAudit(tx, call, {
    action: "webhook.update",
    object_type: "webhook",
    object_id: id,
    before: { events, is_on },
    after: { events: wanted, is_on: true },
  });
  return E.right({ id });
};

/** Ends a subscription of the caller; one that has ended, or was never made, is no error. */
export const unsubscribe = async (call: HookCall, named: NamedHook): Promise<E.Either<Failure, void>> => {
  if ((named.id ?? null) === null && (named.url ?? "") === "") return E.left(invalid({ id: [webhookRefusals.hooks_which] }));
  const id = await idOf(call, named);
  const stored = id === null ? null : await lockedWebhook(call, id);
  if (stored !== null) await removeWebhook(call, stored);
  return E.right(undefined);
};
