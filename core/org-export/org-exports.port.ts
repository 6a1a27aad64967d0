import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OrgExport, OrgExportRequest } from "./org-export.model.ts";

/** Exports of the whole organisation, for owner and administrators. */
export type OrgExportStore = {
  /** The latest exports, newest first. */
  readonly list: () => TaskEither<Failure, readonly OrgExport[]>;
  /** Starts an export; invalid in `password` or `code` when that is wrong, a conflict while another one is being made. */
  readonly begin: (request: OrgExportRequest) => TaskEither<Failure, OrgExport>;
  /** Cancels a running export, also one that another user started. */
  readonly cancel: (id: number) => TaskEither<Failure, OrgExport>;
};
export const OrgExportStore = token<OrgExportStore>("org-exports.store");
