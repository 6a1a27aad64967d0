import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { longestTerm, OmniAnswer, omniLimit, OmniType, omniTypes } from "../../core/shell/omni.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { intTextBetween } from "./wire.ts";

const isTypes = t.readonlyArray(OmniType).is;

/** Comma-separated types. */
const OmniTypesText = new t.Type<readonly OmniType[], string, unknown>(
  "OmniTypesText",
  isTypes,
  (u, c) => {
    const named = typeof u === "string" ? u.split(",") : u;
    return isTypes(named) ? t.success([...new Set(named)]) : t.failure(u, c, `expected some of ${omniTypes.join(", ")}`);
  },
  (types) => types.join(","),
);

/** Endpoints for searching all records at once. */
export const omni = {
  search: endpoint({
    ...noInput,
    name: "omni.search",
    summary: "Returns the best matches among contacts, lessons, campaigns and teams that the caller can see.",
    method: "GET",
    path: "/api/reports/search",
    access: staff(),
    rate: "search",
    query: t.type(
      {
        data: orDefault(intTextBetween(1, 1), 1),
        term: orDefault(textUpTo(longestTerm), ""),
        limit: orDefault(intTextBetween(1, omniLimit), omniLimit),
        type: orDefault(OmniTypesText, omniTypes),
      },
      "OmniSearchQuery",
    ),
    reply: OmniAnswer,
  }),
} as const;
