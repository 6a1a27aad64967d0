import * as t from "io-ts";
import { members, staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import {
  TriggerCheck,
  TriggerCount,
  TriggerModel,
  TriggerName,
  triggerNameLimits,
  TriggerReset,
  TriggerWasReset,
} from "../../core/triggers/trigger-calls.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { DocumentText, IntText, intTextBetween, orNullText } from "./wire.ts";

const path = "/api/triggers";

/** Endpoints about triggers besides editing them. */
export const triggers = {
  count: endpoint({
    ...noInput,
    name: "triggers.count",
    summary: "Counts the contacts of a group or filter, all of them without, and how many a text or a mail reaches.",
    method: "GET",
    path: `${path}/count`,
    access: staff("contacts", "campaigns"),
    rate: "search",
    query: t.type({ bookmark_id: orNullText(IntText), filters: orNullText(DocumentText) }, "TriggerCountQuery"),
    reply: TriggerCount,
  }),
  names: endpoint({
    ...noInput,
    name: "triggers.names",
    summary: "Lists the names of the triggers of all campaigns that the caller sees, those that contain a text or belong to a lesson.",
    method: "GET",
    path: `${path}/names`,
    access: staff("campaigns"),
    query: t.type(
      {
        search: orDefault(textUpTo(triggerNameLimits.search), ""),
        lesson: orNullText(IntText),
        limit: orDefault(intTextBetween(1, triggerNameLimits.names), triggerNameLimits.names),
      },
      "TriggerNamesQuery",
    ),
    reply: t.readonlyArray(TriggerName),
  }),
  validate: endpoint({
    ...noInput,
    name: "triggers.validate",
    summary: "Says whether a trigger as it is typed could be stored, with an error for each field; stores nothing.",
    method: "POST",
    path: `${path}/validate`,
    access: members("campaigns"),
    needsPlan: false,
    body: TriggerModel,
    reply: TriggerCheck,
  }),
  reset: endpoint({
    ...noInput,
    name: "triggers.reset",
    summary:
      "Clears answers and progress in a lesson of a course, for one contact or for all who have begun it; points are kept and cannot be earned again.",
    method: "POST",
    path: `${path}/reset`,
    access: members("contacts", "campaigns"),
    body: TriggerReset,
    reply: TriggerWasReset,
  }),
} as const;
