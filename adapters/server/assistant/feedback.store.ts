import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { AssistantFeedback } from "./assistant.tables.ts";

type Call = Doer & { readonly tx: Tx; readonly actor: StaffActor };

/** Stores a user's feedback on a reply; the first feedback is final. */
export const keepFeedback = async (call: Call, responseId: string, wasHelpful: boolean): Promise<void> => {
  const { tx, actor, request } = call;
  const row: AssistantFeedback = {
    org_id: actor.org_id,
    user_id: actor.user_id,
    response_id: responseId,
    was_helpful: wasHelpful,
    created_at: request.now,
  };
  const kept = await tx.db
    .insertInto("assistant_feedback")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("response_id")
    .executeTakeFirst();
  if (kept !== undefined)
    await writeAudit(tx, call, {
      action: "assistant.feedback",
      object_type: "assistant_response",
      object_id: responseId,
      before: null,
      after: { was_helpful: wasHelpful },
    });
};
