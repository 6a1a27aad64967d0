import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { LessonDeadLinks } from "../../core/lessons/check/dead-link.model.ts";
import { LinkStatus } from "../../core/lessons/check/link-status.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { numberOrText } from "./wire.ts";

/** Endpoints for the links of lessons. */
export const lessonLinks = {
  check: endpoint({
    ...noInput,
    name: "lessonLinks.check",
    summary: "Asks the web addresses of a lesson whether they answer, the first hundred of them.",
    method: "POST",
    path: "/api/lessons/:id/links",
    access: members("lessons"),
    needsPlan: false,
    params: t.type({ id: numberOrText(t.union([RecordId, CreateKey], "LessonKey")) }, "LinksOfLesson"),
    reply: t.readonlyArray(LinkStatus),
  }),
  dead: endpoint({
    ...noInput,
    name: "lessonLinks.dead",
    summary: "Published lessons whose web addresses did not answer in the last two nightly checks, at most 100.",
    method: "GET",
    path: "/api/lessons/dead_links",
    access: members("lessons"),
    needsPlan: false,
    reply: t.readonlyArray(LessonDeadLinks),
  }),
} as const;
