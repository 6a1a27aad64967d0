import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { NewField } from "../fields/field-schema.model.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { ImportDecision, PlanRow } from "./import-plan.model.ts";
import type { ImportSettings } from "./import-settings.model.ts";
import type { Import } from "./import.model.ts";

export type PlanQuery = { readonly decision: ImportDecision; readonly page: number };

/** A page of the rows of a plan. */
export type PlanPage = { readonly results: readonly PlanRow[]; readonly page: number; readonly pages: number; readonly count: number };

/** Where imports are kept. One request, one answer. */
export type ImportStore = {
  /** The latest of the organisation, at most 20. */
  readonly list: () => TaskEither<Failure, readonly Import[]>;
  readonly get: (id: number) => TaskEither<Failure, Import>;
  /** Takes a file in; refused as invalid, field `file`, where it cannot be imported at all. */
  readonly upload: (file: Blob, filename: string) => TaskEither<Failure, Import>;
  readonly change: (id: number, settings: ImportSettings) => TaskEither<Failure, Import>;
  /** Makes a field and lets the column fill it; only for those who may change fields. */
  readonly addField: (id: number, column: number, field: NewField) => TaskEither<Failure, Import>;
  /** Adds choices to the field that the column fills; only for those who may change fields. */
  readonly addOptions: (id: number, column: number, options: readonly string[]) => TaskEither<Failure, Import>;
  /** Begins to decide every row, in the background. */
  readonly plan: (id: number) => TaskEither<Failure, Import>;
  readonly rows: (id: number, query: PlanQuery) => TaskEither<Failure, PlanPage>;
  /**
   * Begins to import, in the background; refused as invalid before it is planned, and where the plan is not the one that was looked at.
   * @param plan the job that made that one; null: whichever there is
   */
  readonly run: (id: number, plan?: number | null) => TaskEither<Failure, Import>;
  readonly cancel: (id: number) => TaskEither<Failure, Import>;
  /** Begins to take it back, in the background; refused as invalid when it is too late. */
  readonly undo: (id: number) => TaskEither<Failure, Import>;
};
export const ImportStore = token<ImportStore>("import.store");
