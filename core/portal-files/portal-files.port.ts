import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { PortalFolderContent } from "./portal-folder.model.ts";

/** The files of the folders that are shared with the learner's role, and of those below. */
export type PortalFiles = {
  /** @param folder null for the shared folders themselves */
  readonly content: (folder: number | null, page: number) => TaskEither<Failure, PortalFolderContent>;
};
export const PortalFiles = token<PortalFiles>("portal-files.store");
