import { staff } from "../../core/access/access-rule.rule.ts";
import { TextStanding } from "../../core/texts/text-standing.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { ById } from "./resource.ts";

/** Endpoints for texts to contacts. */
export const texts = {
  standing: endpoint({
    ...noInput,
    name: "texts.standing",
    summary: "Returns which mobile numbers of a contact stopped texts with the word STOP, and since when.",
    method: "GET",
    path: "/api/contacts/:id/texts",
    access: staff("contacts"),
    params: ById,
    reply: TextStanding,
  }),
} as const;
