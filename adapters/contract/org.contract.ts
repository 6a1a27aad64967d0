import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { Usage } from "../../core/org/feature-usage.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { UsageTypesText } from "./usage-types-text.ts";

/** Endpoints for the organisation and its plan. */
export const org = {
  usage: endpoint({
    ...noInput,
    name: "org.usage",
    summary: "Returns the usage and limit of each limited feature; a cap of null means no limit.",
    method: "GET",
    path: "/api/org/usage",
    access: staff(),
    carriesTeams: false,
    query: t.partial({ type: UsageTypesText }, "UsageQuery"),
    reply: Usage,
  }),
} as const;
