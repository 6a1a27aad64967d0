import { randomBytes, randomUUID } from "node:crypto";
import { createApiToken } from "../auth/api-token.store.ts";
import type { Demo } from "../demo/demo.ts";
import { addServiceUser } from "../org-tokens/service-user.store.ts";
import { makeSealer } from "../storage/sealer.ts";
import { freshHookSecret, sealHookSecret } from "./webhook-secret.store.ts";

const hour = 3600;
const keyBytes = 32;
const event = "contact.update";
/** Seconds of its age at most, so that it is still listed. */
const oldest = 20 * 24 * hour;

/** A token of the organisation, and a webhook of this machine, which refuses: its delivery is a dead letter. */
export const demo: Demo = {
  place: 320,
  seed: async (tx, { org, now, sealer = makeSealer(randomBytes(keyBytes)) }) => {
    const name = "Nightly export";
    const user = await addServiceUser(tx, org, { name, role: "user", flags: ["contacts", "reports"] }, now - 72 * hour);
    await createApiToken(tx, { org, user, name, scopes: ["contacts:read"], days: 365 }, now - 72 * hour);
    const entry = await tx.db
      .selectFrom("audit")
      .select(["audit_id", "at"])
      .where("org_id", "=", org)
      .where("action", "=", event)
      .orderBy("at", "desc")
      .executeTakeFirst();
    const key = randomUUID();
    const problem = "The address leads to a private network, which is not allowed.";
    const { webhook_id } = await tx.db
      .insertInto("webhooks")
      .values({
        org_id: org,
        url: "https://127.0.0.1:8443/harbor",
        events: ["contact.create", event, "course.certify"],
        role: "user",
        key,
        sealed: sealHookSecret(sealer, freshHookSecret(), { org, key }),
        failing_since: now - hour,
        failed_at: now - hour,
        problem,
        created_at: now - 72 * hour,
      })
      .returning("webhook_id")
      .executeTakeFirstOrThrow();
    if (entry === undefined) return;
    const { audit_id, at } = entry;
    await tx.db
      .insertInto("webhook_deliveries")
      .values({
        org_id: org,
        webhook_id,
        audit_id,
        event,
        state: "dead",
        attempts: 1,
        problem,
        created_at: Math.max(at, now - oldest),
        ended_at: now - hour,
      })
      .execute();
  },
};
