import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { UsageType } from "../../../core/org/feature-usage.model.ts";
import { usageLimit } from "../../../core/org/usage-limit.rule.ts";
import type { Request } from "../http/call.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import type { Tx } from "../storage/database.ts";
import { makeUsageStore } from "./usage.store.ts";

type Call = { readonly tx: Tx; readonly request: Pick<Request, "now"> };

const unless = (failure: Failure | null): E.Either<Failure, void> => (failure === null ? E.right(undefined) : E.left(failure));

/**
 * Permits the creation of one more record within the plan's limit; the organisation is locked, so that concurrent calls cannot exceed it.
 */
export const limited =
  (feature: UsageType) =>
  (call: Call): TaskEither<Failure, void> =>
  async () => {
    const { plan } = await orgPlan(call.tx, true);
    const usage = await makeUsageStore(call).usage([feature])();
    if (E.isLeft(usage)) return usage;
    const counted = usage.right[feature];
    return unless(counted === undefined ? null : usageLimit(feature, counted, plan));
  };
