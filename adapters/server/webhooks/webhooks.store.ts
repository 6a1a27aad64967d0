import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { oldSecretSigns } from "../../../core/webhooks/after-delivery.rule.ts";
import { decideNewWebhook, decideWebhookChange, type WebhookSettings } from "../../../core/webhooks/decide-webhook.rule.ts";
import { webhookRefusals } from "../../../core/webhooks/webhook-refusals.ts";
import type { MadeWebhook, NewWebhook, Webhook } from "../../../core/webhooks/webhook.model.ts";
import type { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { isPrivateHost } from "../outside/private-host.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import type { Sealer } from "../storage/sealer.ts";
import { webhookColumns, webhookOf } from "./webhook-row.ts";
import { freshHookSecret, sealHookSecret } from "./webhook-secret.store.ts";

export type HookCall = Doer & { readonly actor: StaffActor; readonly tx: Tx };

const gone = E.left(notFound(webhookRefusals.no_webhook));
const known = { isPrivate: isPrivateHost };

const settingsOf = ({ url, events, role, is_on }: Webhook): WebhookSettings => ({ url, events, role, is_on });

type Reading = Pick<HookCall, "tx" | "request">;

const found = async ({ tx, request }: Reading, id: number, isDeleted: boolean, lock: RawBuilder<unknown>): Promise<Webhook | null> => {
  const { rows } = await sql<Parameters<typeof webhookOf>[0]>`
    select ${webhookColumns(request.now)} from webhooks w
    where w.org_id = ${tx.org} and w.webhook_id = ${id} and w.deleted_at is ${isDeleted ? sql`not null` : sql`null`} ${lock}`.execute(
    tx.db,
  );
  return rows[0] === undefined ? null : webhookOf(rows[0]);
};

/** A webhook of the organisation; null for a missing one. */
export const readWebhook = (call: Reading, id: number): Promise<Webhook | null> => found(call, id, false, sql``);

/** The same, locked for a change; events that refer to it are queued meanwhile. */
export const lockedWebhook = (call: Reading, id: number, isDeleted = false): Promise<Webhook | null> =>
  found(call, id, isDeleted, sql`for no key update of w`);

const changed = async (call: HookCall, id: number): Promise<E.Either<Failure, Webhook>> => {
  const webhook = await lockedWebhook(call, id);
  return webhook === null ? gone : E.right(webhook);
};

/** Locks the organisation until the end of the call, so that webhooks are added one after the other. */
export const lockWebhooks = async ({ tx }: HookCall): Promise<void> => {
  await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
};

/** The webhooks of the organisation, so that those of all calls together stay within the limit. */
const countWebhooks = async (call: HookCall): Promise<number> => {
  const { tx } = call;
  await lockWebhooks(call);
  return numberOf(tx, sql<{ n: number }>`select count(*)::int as n from webhooks where org_id = ${tx.org} and deleted_at is null`);
};

/**
 * Adds a webhook with the secret of a connector, or a new one.
 * @property user the service user of the connector; null for none
 */
export const addWebhook = async (
  call: HookCall,
  sealer: Sealer,
  asked: NewWebhook,
  { secret, user }: { readonly secret: string; readonly user: number | null },
): Promise<E.Either<Failure, Webhook>> => {
  const { tx, actor, request } = call;
  const decided = decideNewWebhook(asked, { ...known, count: await countWebhooks(call) });
  if (E.isLeft(decided)) return decided;
  const { url, role } = decided.right;
  const events = [...decided.right.events];
  const key = randomUUID();
  const sealed = sealHookSecret(sealer, secret, { org: actor.org_id, key });
  const { webhook_id } = await tx.db
    .insertInto("webhooks")
    .values({ org_id: actor.org_id, url, events, role, key, sealed, user_id: user, created_at: request.now })
    .returning("webhook_id")
    .executeTakeFirstOrThrow();
  const after = { url, events, role };
  await writeAudit(tx, call, { action: "webhook.create", object_type: "webhook", object_id: webhook_id, before: null, after });
  return changed(call, webhook_id);
};

/** Deletes a webhook; what waits to be delivered waits for its return. */
export const removeWebhook = async (call: HookCall, { id, url }: Webhook): Promise<void> => {
  const { tx, request } = call;
  await tx.db
    .updateTable("webhooks")
    .set({ deleted_at: request.now })
    .where("org_id", "=", call.actor.org_id)
    .where("webhook_id", "=", id)
    .execute();
  await writeAudit(tx, call, { action: "webhook.delete", object_type: "webhook", object_id: id, before: { url }, after: null });
};

/** The webhooks of the organisation in the transaction of one call. */
export const makeWebhookStore = (
  call: HookCall,
  sealer: Sealer,
): Pick<WebhookStore, "list" | "create" | "change" | "rotate" | "remove" | "restore"> => {
  const { tx, actor, request } = call;
  const org = actor.org_id;
  const one = (id: number) => tx.db.updateTable("webhooks").where("org_id", "=", org).where("webhook_id", "=", id);

  return {
    list: () => async () => {
      const { rows } = await sql<Parameters<typeof webhookOf>[0]>`
        select ${webhookColumns(request.now)} from webhooks w where w.org_id = ${org} and w.deleted_at is null order by w.webhook_id desc`.execute(
        tx.db,
      );
      return E.right(rows.map(webhookOf));
    },
    create: (asked) => async () => {
      const secret = freshHookSecret();
      const made = await addWebhook(call, sealer, asked, { secret, user: null });
      return E.isLeft(made) ? made : E.right({ webhook: made.right, secret });
    },
    change: (id, change) => async () => {
      const stored = await lockedWebhook(call, id);
      if (stored === null) return gone;
      const decided = decideWebhookChange({ ...settingsOf(stored), version: stored.version }, change, known);
      if (E.isLeft(decided)) return decided;
      const settings = decided.right;
      if (settings === null) return E.right(stored);
      const restarts = settings.is_on && !stored.is_on ? { gave_up: false, failing_since: null } : {};
      await one(id)
        .set({ ...settings, events: [...settings.events], ...restarts, version: stored.version + 1 })
        .execute();
      await writeAudit(tx, call, {
        action: "webhook.update",
        object_type: "webhook",
        object_id: id,
        before: settingsOf(stored),
        after: settings,
      });
      return changed(call, id);
    },
    rotate: (id) => async (): Promise<E.Either<Failure, MadeWebhook>> => {
      const stored = await lockedWebhook(call, id);
      if (stored === null) return gone;
      const secret = freshHookSecret();
      const { key } = await tx.db
        .selectFrom("webhooks")
        .select("key")
        .where("org_id", "=", org)
        .where("webhook_id", "=", id)
        .executeTakeFirstOrThrow();
      const sealed = sealHookSecret(sealer, secret, { org, key });
      await one(id)
        .set(({ ref }) => ({ old_sealed: ref("sealed"), old_until: request.now + oldSecretSigns, sealed }))
        .execute();
      await writeAudit(tx, call, {
        action: "webhook.rotate",
        object_type: "webhook",
        object_id: id,
        before: null,
        after: { url: stored.url },
      });
      const webhook = await changed(call, id);
      return E.isLeft(webhook) ? webhook : E.right({ webhook: webhook.right, secret });
    },
    remove: (id) => async () => {
      const stored = await lockedWebhook(call, id);
      if (stored === null) return gone;
      await removeWebhook(call, stored);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const stored = await lockedWebhook(call, id, true);
      if (stored === null) return changed(call, id);
      const decided = decideNewWebhook(stored, { ...known, count: await countWebhooks(call) });
      if (E.isLeft(decided)) return decided;
      await one(id).set({ deleted_at: null, failing_since: null }).execute();
      const after = { url: stored.url };
      await writeAudit(tx, call, { action: "webhook.restore", object_type: "webhook", object_id: id, before: null, after });
      return changed(call, id);
    },
  };
};
