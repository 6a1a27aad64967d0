import { ContainerModule } from "inversify";
import { DeadLinks } from "../../../core/lessons/check/dead-links.port.ts";
import { LessonLinks } from "../../../core/lessons/check/lesson-links.port.ts";
import { LessonSettingsStore } from "../../../core/lessons/check/lesson-settings.port.ts";
import { LessonReplacing } from "../../../core/lessons/replace/lesson-replacing.port.ts";
import { LessonTransfer } from "../../../core/lessons/transfer/lesson-transfer.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeDeadLinksHttp, makeLessonLinksHttp } from "../../http/lesson-links.http.ts";
import { makeLessonReplaceHttp } from "../../http/lesson-replace.http.ts";
import { makeLessonSettingsHttp } from "../../http/lesson-settings.http.ts";
import { makeLessonTransferHttp } from "../../http/lesson-transfer.http.ts";
import { provide } from "../provide.ts";

/** Tools over many lessons in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, LessonReplacing, (call: Caller) => makeLessonReplaceHttp(call), [Caller]);
  provide(options, LessonSettingsStore, (call: Caller) => makeLessonSettingsHttp(call), [Caller]);
  provide(options, LessonTransfer, (call: Caller) => makeLessonTransferHttp(call), [Caller]);
  provide(options, LessonLinks, (call: Caller) => makeLessonLinksHttp(call), [Caller]);
  provide(options, DeadLinks, (call: Caller) => makeDeadLinksHttp(call), [Caller]);
});
