import * as t from "io-ts";
import { admins, members } from "../../core/access/access-rule.rule.ts";
import { fieldLimits, NewField } from "../../core/fields/field-schema.model.ts";
import { importLimits, ImportLayout } from "../../core/import/import-layout.model.ts";
import { ImportFixes, ImportMapping, ImportOptions } from "../../core/import/import-mapping.model.ts";
import { ImportDecision, PlanRow } from "../../core/import/import-plan.model.ts";
import { Import } from "../../core/import/import.model.ts";
import { intBetween, listUpTo, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { pageOf } from "../../core/kernel/page.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween } from "./wire.ts";

const path = "/api/contacts/import";
const longestFilename = 255;
const mostPages = 100_000;

const PlanSeen = t.type({ plan: orDefault(IntText, 0) }, "PlanSeen");
const ImportId = t.type({ id: IntText }, "ImportId");
const access = members("contacts", "import_contacts");
const one = { ...noInput, access, params: ImportId, reply: Import };
const Settings = exactly(
  "ImportSettings",
  {},
  { layout: ImportLayout, mapping: ImportMapping, options: ImportOptions, fixes: ImportFixes },
);
const Column = intBetween(0, importLimits.columns - 1);
const FieldForColumn = exactly("FieldForColumn", { column: Column, field: NewField }, {});
const OptionsForColumn = exactly(
  "OptionsForColumn",
  { column: Column, options: listUpTo(textUpTo(fieldLimits.option), fieldLimits.options) },
  {},
);

/** Endpoints for imports of contacts. */
export const imports = {
  list: endpoint({
    ...noInput,
    name: "imports.list",
    summary: "Lists the organisation's 20 most recent imports.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(Import),
  }),
  upload: endpoint({
    ...noInput,
    name: "imports.upload",
    summary:
      "Uploads a CSV, TSV or XLSX file of up to 256 MiB and 1,000,000 rows. Returns the detected format, the columns and the suggested mapping.",
    method: "POST",
    path,
    access,
    query: t.type({ filename: textUpTo(longestFilename) }, "ImportFile"),
    rate: "upload",
    takesFile: true,
    reply: Import,
  }),
  get: endpoint({
    ...one,
    name: "imports.get",
    summary: "Returns an import with its file, settings, plan, progress and result.",
    method: "GET",
    path: `${path}/:id`,
  }),
  change: endpoint({
    ...one,
    name: "imports.change",
    summary: "Changes the format, mapping, options or corrected values of an import; an existing plan is discarded.",
    method: "PUT",
    path: `${path}/:id`,
    body: Settings,
  }),
  addField: endpoint({
    ...one,
    access: admins,
    name: "imports.addField",
    summary: "Creates a field and maps a column to it; the field is kept when the import is undone.",
    method: "POST",
    path: `${path}/:id/fields`,
    body: FieldForColumn,
  }),
  addOptions: endpoint({
    ...one,
    access: admins,
    name: "imports.addOptions",
    summary: "Adds options to the field that a column is mapped to; they are kept when the import is undone.",
    method: "POST",
    path: `${path}/:id/options`,
    body: OptionsForColumn,
  }),
  plan: endpoint({
    ...one,
    name: "imports.plan",
    summary: "Starts planning an import: decides what happens to each row, without changing any contact.",
    method: "POST",
    path: `${path}/:id/plan`,
  }),
  rows: endpoint({
    ...noInput,
    name: "imports.rows",
    summary: "Lists the rows of the plan with a given decision, page by page.",
    method: "GET",
    path: `${path}/:id/rows`,
    access,
    params: ImportId,
    query: t.type({ decision: ImportDecision, page: orDefault(intTextBetween(1, mostPages), 1) }, "PlanQuery"),
    reply: pageOf(PlanRow),
  }),
  run: endpoint({
    ...one,
    query: PlanSeen,
    name: "imports.run",
    summary: "Starts a planned import; with `plan`, only if that is still the current plan.",
    method: "POST",
    path: `${path}/:id/run`,
  }),
  cancel: endpoint({
    ...one,
    name: "imports.cancel",
    summary: "Stops an import after the current batch; completed changes are kept.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "imports.undo",
    summary: "Starts undoing an import, within 30 days.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  failed: endpoint({
    ...noInput,
    name: "imports.failed",
    summary: "Downloads the failed rows as CSV: the original columns and `_error`.",
    method: "GET",
    path: `${path}/:id/failed.csv`,
    whileViewing: "refused",
    access,
    params: ImportId,
    givesFile: "text/csv",
    reply: t.string,
  }),
} as const;
