import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { TooltipCategory, TooltipStories } from "../../core/tooltips/tooltip.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for tooltips. */
export const tooltips = {
  list: endpoint({
    ...noInput,
    name: "tooltips.list",
    summary: "Lists the tooltips of a category.",
    method: "GET",
    path: "/api/cms/tooltips",
    access: staff(),
    query: t.type({ tags: TooltipCategory }, "TooltipTags"),
    reply: TooltipStories,
  }),
} as const;
