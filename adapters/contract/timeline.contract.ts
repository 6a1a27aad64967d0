import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { TimelineFilter, TimelinePage } from "../../core/timeline/timeline.model.ts";
import { latestEntries, timelineLimits } from "../../core/timeline/timeline.port.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween, listText, orNullText } from "./wire.ts";

const Query = t.type(
  {
    only: orDefault(listText(TimelineFilter), latestEntries.only),
    before: orNullText(textUpTo(timelineLimits.cursor)),
    limit: orDefault(intTextBetween(1, timelineLimits.rows), latestEntries.limit),
  },
  "TimelineQuery",
);

/** Endpoints for a contact's timeline. */
export const timeline = {
  of: endpoint({
    ...noInput,
    name: "timeline.of",
    summary: "Lists the notes, tasks, messages and activity of a contact, newest first, without kinds that the caller may not see.",
    method: "GET",
    path: "/api/contacts/:id/timeline",
    access: staff("contacts"),
    params: t.type({ id: IntText }, "ContactId"),
    query: Query,
    reply: TimelinePage,
  }),
} as const;
