import * as TE from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { BillingStore } from "./billing.port.ts";

/** Notifies users of the billing; an empty list sends no request. */
export const notifyOfBilling = (store: Pick<BillingStore, "notify">, userIds: readonly number[]): TE.TaskEither<Failure, void> =>
  userIds.length === 0 ? TE.right(undefined) : store.notify(userIds);
