import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { type Failure, invalid, notFound } from "../kernel/failure.ts";
import { dateOrderProblem } from "./date-order.rule.ts";
import { guessMapping, mappingProblem } from "./guess-mapping.rule.ts";
import type { ImportLayout } from "./import-layout.model.ts";
import type { ImportSettings } from "./import-settings.model.ts";
import { type Import, type ImportColumn, isChangeable, isUnderWay } from "./import.model.ts";
import { secretColumns, storedColumns, unknownTarget } from "./secret-columns.rule.ts";

type Refused = E.Either<Failure, never>;

/** The refusal of any operation on an import that does not exist. */
export const noImport: Refused = E.left(notFound("There is no such import."));

const refused = (message: string): Refused => E.left(invalid({ import: [message] }));
const fileGone = refused("The file of this import has been deleted; choose it again.");

/** The refusal of settings for an import that was started. */
export const importStarted = refused("It has been started; its settings can no longer be changed.");

/** The file parsed again with another layout. */
export type ReadAgain = { readonly layout: ImportLayout; readonly columns: readonly ImportColumn[] };

/** The write of changed settings; an existing plan is dropped. */
export type ImportSettingsWrite = Pick<Import, "layout" | "columns" | "mapping" | "options" | "fixes"> & {
  readonly state: "mapping";
  readonly plan: null;
  readonly problem: null;
  readonly holds_secrets: boolean;
};

const unknownField = (column: number): Refused => E.left(invalid({ [`mapping.${column}`]: ["There is no such field."] }));

/**
 * Decides a change of settings; settings of remapped columns are dropped, and so are fixes of secrets.
 * @param again the file parsed with another layout; null if the layout did not change
 */
export const decideImportSettings = (
  stored: Import,
  settings: ImportSettings,
  again: ReadAgain | null,
): E.Either<Failure, ImportSettingsWrite> => {
  if (!isChangeable(stored)) return importStarted;
  const columns = again?.columns ?? stored.columns;
  const mapping = settings.mapping ?? (again === null ? stored.mapping : guessMapping(columns, stored.targets));
  if (mapping.length !== columns.length) return E.left(invalid({ mapping: [`expected ${columns.length} entries, one for each column`] }));
  const unknown = unknownTarget(mapping, stored.targets);
  if (unknown >= 0) return unknownField(unknown);
  const secret = secretColumns(mapping, stored.targets);
  const isSame = (column: number): boolean =>
    mapping[column] === stored.mapping[column] && (settings.layout === undefined || again === null);
  const options = settings.options ?? stored.options;
  const fixes = settings.fixes ?? stored.fixes.filter(({ column }) => isSame(column));
  return E.right({
    state: "mapping",
    plan: null,
    problem: null,
    mapping,
    ...storedColumns(columns, mapping, stored.targets),
    layout: again?.layout ?? stored.layout,
    options: settings.options === undefined ? { ...options, lenient: (options.lenient ?? []).filter(isSame) } : options,
    fixes: fixes.filter(({ column }) => !secret.has(column)),
  });
};

/** Decides whether an import is planned; while it is being planned this is a no-op. */
export const decideImportPlan = (stored: Import): Decision<"plan"> => {
  if (stored.state === "planning") return E.right(null);
  if (!isChangeable(stored)) return refused("It has been started already.");
  if (stored.file_gone) return fileGone;
  const problem = mappingProblem(stored.mapping);
  if (problem !== null) return E.left(invalid({ mapping: [problem] }));
  const unknown = unknownTarget(stored.mapping, stored.targets);
  if (unknown >= 0) return unknownField(unknown);
  const unordered = dateOrderProblem(stored);
  return unordered === null ? E.right("plan") : E.left(invalid({ "options.date_order": [unordered] }));
};

/**
 * Decides whether a planned import is run; while it runs this is a no-op.
 * @param plan the job of the plan that the user saw; null for any
 */
export const decideImportRun = (stored: Import, plan: number | null): Decision<"run"> => {
  if (stored.state !== "planned")
    return isUnderWay(stored) && stored.state !== "planning" ? E.right(null) : refused("Look at the plan first, then start it.");
  if (plan !== null && plan !== stored.job) return refused("The plan was made anew in the meantime; look at it again.");
  return stored.file_gone ? fileGone : E.right("run");
};

/**
 * Decides whether an import is undone; the time limit is checked with its job.
 * @param wasRun whether it was started
 */
export const decideImportUndo = (stored: Import, wasRun: boolean): Decision<"undo"> => {
  if (!wasRun) return refused("There is nothing to undo.");
  return E.right(stored.state === "undoing" || stored.state === "undone" ? null : "undo");
};
