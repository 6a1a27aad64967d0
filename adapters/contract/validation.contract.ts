import { staff } from "../../core/access/access-rule.rule.ts";
import { DateRead, TypedDate } from "../../core/validation/read-date.rule.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints that check what is typed into forms. */
export const validation = {
  strtotime: endpoint({
    ...noInput,
    name: "validation.strtotime",
    summary: "Reads a date that is typed in words, such as “next monday 3pm”, and returns it as a timestamp and as it is shown.",
    method: "POST",
    path: "/api/helpers/strtotime",
    access: staff(),
    rate: "search",
    needsPlan: false,
    carriesTeams: false,
    body: TypedDate,
    reply: DateRead,
  }),
} as const;
