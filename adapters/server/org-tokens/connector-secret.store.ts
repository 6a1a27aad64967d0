import { randomUUID } from "node:crypto";
import { oldSecretSigns } from "../../../core/webhooks/after-delivery.rule.ts";
import type { Sealer } from "../storage/sealer.ts";
import { freshHookSecret, sealHookSecret } from "../webhooks/webhook-secret.store.ts";
import type { OrgTokenCall } from "./org-tokens.store.ts";

/**
 * Gives a connector a new signing secret. Deliveries of its subscriptions, also of deleted ones that may come back, carry a signature with
 * the replaced secret too for 24 hours.
 * @param user the service user of the token
 * @returns the secret, shown only once; null for a token of no connector
 */
export const rotateConnectorSecret = async ({ tx, actor, request }: OrgTokenCall, sealer: Sealer, user: number): Promise<string | null> => {
  const { org_id: org } = actor;
  const [secret, own] = [freshHookSecret(), randomUUID()];
  const { numUpdatedRows } = await tx.db
    .updateTable("hook_credentials")
    .set({ key: own, sealed: sealHookSecret(sealer, secret, { org, key: own }) })
    .where("org_id", "=", org)
    .where("user_id", "=", user)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const hooks = await tx.db
    .selectFrom("webhooks")
    .select(["webhook_id", "key"])
    .where("org_id", "=", org)
    .where("user_id", "=", user)
    .orderBy("webhook_id")
    .forNoKeyUpdate()
    .execute();
  for (const { webhook_id, key } of hooks)
    await tx.db
      .updateTable("webhooks")
      .set(({ ref }) => ({
        old_sealed: ref("sealed"),
        old_until: request.now + oldSecretSigns,
        sealed: sealHookSecret(sealer, secret, { org, key }),
      }))
      .where("org_id", "=", org)
      .where("webhook_id", "=", webhook_id)
      .execute();
  return secret;
};
