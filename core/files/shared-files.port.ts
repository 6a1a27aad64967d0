import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { SharedContent } from "./file-share.model.ts";

/** What links open, for anyone who has them. */
export type SharedFiles = {
  /** @param password '' for none */
  readonly open: (token: string, password: string) => TaskEither<Failure, SharedContent>;
};
export const SharedFiles = token<SharedFiles>("sharedLink.files");
