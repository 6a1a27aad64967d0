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

/** Storage of imports. */
export type ImportStore = {
  /** The organisation's latest, at most 20. */
  readonly list: () => TaskEither<Failure, readonly Import[]>;
  readonly get: (id: number) => TaskEither<Failure, Import>;
  /** Uploads a file; refused as invalid, field `file`, if it cannot be imported. */
  readonly upload: (file: Blob, filename: string) => TaskEither<Failure, Import>;
  readonly change: (id: number, settings: ImportSettings) => TaskEither<Failure, Import>;
  /** Creates a field and maps the column to it; requires the permission to change fields. */
  readonly addField: (id: number, column: number, field: NewField) => TaskEither<Failure, Import>;
  /** Adds choices to the column's field; requires the permission to change fields. */
  readonly addOptions: (id: number, column: number, options: readonly string[]) => TaskEither<Failure, Import>;
  /** Starts the plan of every row, in the background. */
  readonly plan: (id: number) => TaskEither<Failure, Import>;
  readonly rows: (id: number, query: PlanQuery) => TaskEither<Failure, PlanPage>;
  /**
   * Starts the import in the background; refused as invalid before it is planned, or if the plan is not the one that the user saw.
   * @param plan the job of that plan; null for any
   */
  readonly run: (id: number, plan?: number | null) => TaskEither<Failure, Import>;
  readonly cancel: (id: number) => TaskEither<Failure, Import>;
  /** Starts the undo in the background; refused as invalid after the time limit. */
  readonly undo: (id: number) => TaskEither<Failure, Import>;
};
export const ImportStore = token<ImportStore>("import.store");
