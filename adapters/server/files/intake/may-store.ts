import * as E from "fp-ts/lib/Either.js";
import type { LearnerActor, StaffActor } from "../../../../core/access/actor.model.ts";
import { uploadRefusals } from "../../../../core/files/upload-refusals.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { planInForce } from "../../http/plan-in-force.ts";
import type { ServerDeps } from "../../server-deps.ts";
import { quotaRefusal } from "../quota.store.ts";

/**
 * Why somebody may not store more; null when they may. Learners are not told of the organisation's storage.
 * @param bytes to store
 */
export const mayStore = (
  { database, config, clock }: Pick<ServerDeps, "database" | "config" | "clock">,
  actor: StaffActor | LearnerActor,
  bytes: number,
): Promise<Failure | null> =>
  database.inOrg(actor.org_id, async (tx) => {
    const plan = actor.kind === "staff" ? (await planInForce(tx))(actor, clock.now()) : E.right(undefined);
    if (E.isLeft(plan)) return plan.left;
    const refusal = await quotaRefusal(tx, config, bytes);
    return refusal?.tag === "full" && actor.kind === "learner" ? { tag: "full", ...uploadRefusals.upload_not_kept } : refusal;
  });
