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
    summary: "The caller's latest 20 actions on many contacts.",
    method: "GET",
    path,
    access,
    reply: t.readonlyArray(BulkRun),
  }),
  plan: endpoint({
    ...noInput,
    name: "bulk.plan",
    summary: "Works out what an action on many contacts would do, changing none of them; for few contacts the answer has the plan.",
    method: "POST",
    path,
    access,
    body: Wanted,
    reply: BulkRun,
  }),
  get: endpoint({
    ...one,
    name: "bulk.get",
    summary: "One action on many contacts: its plan, progress and result.",
    method: "GET",
    path: `${path}/:id`,
  }),
  run: endpoint({
    ...one,
    name: "bulk.run",
    summary: "Does what was planned; for few contacts at once, else in the background.",
    method: "POST",
    path: `${path}/:id/run`,
  }),
  cancel: endpoint({
    ...one,
    name: "bulk.cancel",
    summary: "Stops an action after the contacts at hand; what is done stays done.",
    method: "POST",
    path: `${path}/:id/cancel`,
  }),
  undo: endpoint({
    ...one,
    name: "bulk.undo",
    summary: "Takes an action back within 30 days; contacts that were changed since stay as they are.",
    method: "POST",
    path: `${path}/:id/undo`,
  }),
  rows: endpoint({
    ...noInput,
    name: "bulk.rows",
    summary: "A page of the contacts that an action, or taking it back, left as they were.",
    method: "GET",
    path: `${path}/:id/rows`,
    access,
    params: RunId,
    query: t.type({ of: BulkRowsOf, page: orDefault(intTextBetween(1, mostPages), 1) }, "BulkRowsQuery"),
    reply: BulkRowPage,
  }),
} as const;
