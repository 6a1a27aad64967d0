import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { MessagingSwitch } from "../../../core/conversations/conversations.port.ts";
import { messagingFeature } from "../../../core/conversations/may-message.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import type { Tx } from "../storage/database.ts";

/** The switch of messages in the portal, in the transaction of one call; a change is written to the audit log. */
export const makeMessagingSwitch = (call: Doer & { readonly actor: StaffActor; readonly tx: Tx }): MessagingSwitch => {
  const { tx, actor } = call;
  const isOn = async (lock: boolean): Promise<boolean> => (await orgPlan(tx, lock)).features.includes(messagingFeature);
  return {
    current: () => async () => E.right({ is_on: await isOn(false) }),
    change:
      ({ is_on }) =>
      async () => {
        if ((await isOn(true)) === is_on) return E.right({ is_on });
        const next = is_on ? sql`array_append(features, ${messagingFeature})` : sql`array_remove(features, ${messagingFeature})`;
        await sql`update orgs set features = ${next} where org_id = ${actor.org_id}`.execute(tx.db);
        await writeAudit(tx, call, {
          action: "portal.messaging",
          object_type: "org",
          object_id: actor.org_id,
          before: { is_on: !is_on },
          after: { is_on },
        });
        return E.right({ is_on });
      },
  };
};
