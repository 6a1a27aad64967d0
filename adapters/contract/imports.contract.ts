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
    summary: "The latest 20 imports of the organisation.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(Import),
  }),
  upload: endpoint({
    ...noInput,
    name: "imports.upload",
    summary:
      "Takes in a CSV, TSV or XLSX file of up to 256 MiB and 1,000,000 rows; answers with how it is read, its columns and what they seem to fill.",
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
    summary: "One import: its file, settings, plan, progress and result.",
    method: "GET",
    path: `${path}/:id`,
  }),
  change: endpoint({
    ...one,
    name: "imports.change",
    summary:
      "Changes how the file is read, what its columns fill, the options or the values read otherwise; a plan that was made is forgotten.",
    method: "PUT",
    path: `${path}/:id`,
    body: Settings,
  }),
  addField: endpoint({
    ...one,
    access: admins,
    name: "imports.addField",
    summary: "Makes a field and lets a column fill it; the field stays when the import is undone.",
    method: "POST",
    path: `${path}/:id/fields`,
    body: FieldForColumn,
  }),
  addOptions: endpoint({
    ...one,
    access: admins,
    name: "imports.addOptions",
    summary: "Adds choices to the field that a column fills; they stay when the import is undone.",
    method: "POST",
    path: `${path}/:id/options`,
    body: OptionsForColumn,
  }),
  plan: endpoint({
    ...one,
    name: "imports.plan",
    summary: "Begins to decide every row, changing no contact.",
    method: "POST",
    path: `${path}/:id/plan`,
  }),
  rows: endpoint({
    ...noInput,
    name: "imports.rows",
    summary: "A page of the plan's rows of one kind.",
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
    summary: "Begins to import what was planned; where the job of a plan is named, that plan and no other.",
    method: "POST",
    path: `${path}/:id/run`,
  }),
  cancel: endpoint({
    ...one,
    name: "imports.cancel",
    summary: "Stops what is under way after the rows at hand; what is done stays done.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "imports.undo",
    summary: "Begins to take an import back, within 30 days.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  failed: endpoint({
    ...noInput,
    name: "imports.failed",
    summary: "The rows that failed: the original columns and _error.",
    method: "GET",
    path: `${path}/:id/failed.csv`,
    access,
    params: ImportId,
    givesFile: "text/csv",
    reply: t.string,
  }),
} as const;
