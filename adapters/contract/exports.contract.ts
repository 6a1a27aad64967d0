import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { ContactSelection } from "../../core/bulk/contact-selection.model.ts";
import { ContactSort } from "../../core/contacts/contact-query.model.ts";
import { ContactExport, ExportChoice } from "../../core/export/exports.port.ts";
import { listUpTo, textUpTo } from "../../core/kernel/bounded.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const path = "/api/contacts/exports";
const access = members("contacts");
const mostColumns = 600;
const longestColumn = 200;
const Wanted = exactly(
  "NewContactExport",
  { selection: ContactSelection, columns: t.union([listUpTo(textUpTo(longestColumn), mostColumns), t.null]), bom: t.boolean },
  { sort: ContactSort },
);

/** Endpoints for exporting contacts to files. */
export const contactExports = {
  columns: endpoint({
    ...noInput,
    name: "exports.columns",
    summary: "Lists the columns that the caller can export: every visible field except secrets and pictures.",
    method: "GET",
    path: `${path}/columns`,
    access,
    reply: t.readonlyArray(ExportChoice),
  }),
  begin: endpoint({
    ...noInput,
    name: "exports.begin",
    summary: "Creates an export of contacts, which is recorded in the audit log. The caller can download its file for one hour.",
    method: "POST",
    path,
    access,
    needsPlan: false,
    body: Wanted,
    reply: ContactExport,
  }),
  file: endpoint({
    ...noInput,
    name: "exports.file",
    summary:
      "Downloads an export as CSV, in the requested order, by default by id. Formulas are escaped, dates and times are in ISO 8601, and lists are separated by semicolons.",
    method: "GET",
    path: `${path}/:id/contacts.csv`,
    whileViewing: "refused",
    access,
    params: t.type({ id: IntText }, "ExportId"),
    givesFile: "text/csv",
    reply: t.string,
  }),
} as const;
