import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { UserName } from "./user-name.model.ts";

/** The directory of the organisation's staff. */
export type UserDirectory = {
  /** All staff, by name; including those who left, since records still name them. */
  readonly names: TaskEither<Failure, readonly UserName[]>;
};
export const UserDirectory = token<UserDirectory>("users.directory");
