import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { UserName } from "./user-name.model.ts";

/** The organisation's staff by name. */
export type UserDirectory = {
  /** Everybody, by name; those who left too, since records still name them. */
  readonly names: TaskEither<Failure, readonly UserName[]>;
};
export const UserDirectory = token<UserDirectory>("users.directory");
