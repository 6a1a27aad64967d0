import { learners } from "../../core/access/access-rule.rule.ts";
import { CustomEvent } from "../../core/timeline/custom-event.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for custom events that an organisation's own pages report. */
export const customEvents = {
  tell: endpoint({
    ...noInput,
    name: "customEvents.tell",
    summary: "Records a custom event of the learner, which is shown on the contact's timeline.",
    method: "POST",
    path: "/api/cg/event",
    access: learners,
    rate: "general",
    body: CustomEvent,
    reply: Done,
  }),
} as const;
