import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { BoardAnswer } from "../../core/contacts/boards.model.ts";
import { contactLimits } from "../../core/contacts/contact-query.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { BoolText, intTextBetween, orNullText } from "./wire.ts";

const longestKey = 100;
const longestValue = 1_000;

const Query = t.type(
  {
    field: orNullText(textUpTo(longestKey)),
    search: orDefault(textUpTo(contactLimits.search), ""),
    value: orNullText(textUpTo(longestValue)),
    without_value: orDefault(BoolText, false),
    page: orDefault(intTextBetween(1, contactLimits.page), 1),
  },
  "BoardQuery",
);

/** Endpoints for boards of contacts. */
export const boards = {
  get: endpoint({
    ...noInput,
    name: "boards.get",
    summary:
      "Returns contacts in columns by the values of a list field, 25 per column. A single column can be requested by its value, or the one without a value.",
    method: "GET",
    path: "/api/contacts/boards",
    access: staff("contacts"),
    query: Query,
    reply: BoardAnswer,
  }),
} as const;
