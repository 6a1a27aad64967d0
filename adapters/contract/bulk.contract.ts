import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { BulkAction } from "../../core/bulk/bulk-action.model.ts";
import { BulkRowPage, BulkRun } from "../../core/bulk/bulk-run.model.ts";
import { BulkRowsOf } from "../../core/bulk/bulk.port.ts";
import { ContactSelection } from "../../core/bulk/contact-selection.model.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween } from "./wire.ts";

const path = "/api/contacts/bulk";
const access = members("contacts");
const mostPages = 100_000;
const RunId = t.type({ id: IntText }, "BulkRunId");
const one = { ...noInput, access, params: RunId, reply: BulkRun };
const Wanted = exactly("NewBulkRun", { key: CreateKey, action: BulkAction, selection: ContactSelection }, {});

/** Endpoints for bulk actions on contacts. */
export const bulk = {
  list: endpoint({
    ...noInput,
    name: "bulk.list",
    summary: "Lists the caller's 20 most recent bulk actions.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(BulkRun),
  }),
  plan: endpoint({
    ...noInput,
    name: "bulk.plan",
    summary: "Plans a bulk action without changing any contact; for a small selection the response contains the plan.",
    method: "POST",
    path,
    access,
    body: Wanted,
    reply: BulkRun,
  }),
  get: endpoint({
    ...one,
    name: "bulk.get",
    summary: "Returns a bulk action with its plan, progress and result.",
    method: "GET",
    path: `${path}/:id`,
  }),
  run: endpoint({
    ...one,
    name: "bulk.run",
    summary: "Runs a planned bulk action: immediately for a small selection, otherwise in the background.",
    method: "POST",
    path: `${path}/:id/run`,
  }),
  cancel: endpoint({
    ...one,
    name: "bulk.cancel",
    summary: "Stops a bulk action after the current batch; completed changes are kept.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "bulk.undo",
    summary: "Undoes a bulk action within 30 days; contacts that were changed since are left unchanged.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  rows: endpoint({
    ...noInput,
    name: "bulk.rows",
    summary: "Lists the contacts that a bulk action or its undo left unchanged, page by page.",
    method: "GET",
    path: `${path}/:id/rows`,
    access,
    params: RunId,
    query: t.type({ of: BulkRowsOf, page: orDefault(intTextBetween(1, mostPages), 1) }, "BulkRowsQuery"),
    reply: BulkRowPage,
  }),
} as const;
