import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { authRefusals } from "./auth-refusals.ts";

/** Seconds for which a link by which support signs in works, and then the session that it begins. */
export const sudoSeconds = 3600;

const longestReason = 500;

/** Why support signs in as a user: it is required, since it is all that the audit log can say. */
export const sudoReason = (typed: string): E.Either<Failure, string> => {
  const reason = typed.trim();
  if (reason === "") return E.left(invalid({ reason: [authRefusals.sudo_reason_missing] }));
  return reason.length > longestReason ? E.left(invalid({ reason: [authRefusals.sudo_reason_long] })) : E.right(reason);
};
