import { ContainerModule } from "inversify";
import { LessonForms } from "../../../core/lesson-forms/lesson-forms.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonFormsHttp } from "../../http/lesson-forms.http.ts";
import { provide } from "../provide.ts";

/** Pages of other hosts in lessons. */
export const services = new ContainerModule((options) => {
  provide(options, LessonForms, (call: Caller) => makeLessonFormsHttp(call), [Caller]);
});
