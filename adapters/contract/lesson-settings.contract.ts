import { admins, members } from "../../core/access/access-rule.rule.ts";
import { LessonSettings } from "../../core/lessons/check/lesson-settings.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

const path = "/api/lessons/settings";

/** Endpoints for the settings of the organisation for lessons. */
export const lessonSettings = {
  get: endpoint({
    ...noInput,
    name: "lessonSettings.get",
    summary: "Returns how the organisation publishes lessons.",
    method: "GET",
    path,
    access: members("lessons"),
    reply: LessonSettings,
  }),
  update: endpoint({
    ...noInput,
    name: "lessonSettings.update",
    summary: "Changes how the organisation publishes lessons.",
    method: "PUT",
    path,
    access: admins,
    body: LessonSettings,
    reply: LessonSettings,
  }),
} as const;
