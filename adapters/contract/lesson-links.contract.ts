import * as t from "io-ts";
import { members } from "../../core/access/access-rule.rule.ts";
import { RecordId } from "../../core/kernel/bounded.ts";
import { CreateKey } from "../../core/kernel/create-key.ts";
import { LinkStatus } from "../../core/lessons/check/link-status.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { numberOrText } from "./wire.ts";

/** The endpoint that checks the links of a lesson. */
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
} as const;
