import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { planLimit } from "../../../core/org/usage-limit.rule.ts";
import type { Tx } from "../storage/database.ts";
import { orgPlan } from "./org-plan.store.ts";

/** Allows writes while a plan or trial is active; read once for several actors, each checked at their own time in epoch seconds. */
export const planInForce = async (tx: Tx): Promise<(actor: Pick<StaffActor, "role">, now: number) => E.Either<Failure, void>> => {
  const { plan, trial_end } = await orgPlan(tx);
  return ({ role }, now) => {
    const failure = planLimit({ org_plan: plan, trial_end }, role === "owner", now);
    return failure === null ? E.right(undefined) : E.left(failure);
  };
};
