import type { LessonSettingsStore } from "../../core/lessons/check/lesson-settings.port.ts";
import { lessonSettings } from "../contract/lesson-settings.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The settings for lessons over HTTP. */
export const makeLessonSettingsHttp = (call: Caller): LessonSettingsStore => ({
  get: call(lessonSettings.get, none),
  put: (body) => call(lessonSettings.update, { ...none, body }),
});
