import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Usage, UsageType } from "./feature-usage.model.ts";

/** The organisation's usage of the features that its plan limits. */
export type UsageStore = {
  /** @param types those requested; absent for all */
  readonly usage: (types?: readonly UsageType[]) => TaskEither<Failure, Usage>;
};
export const UsageStore = token<UsageStore>("org.usage");
