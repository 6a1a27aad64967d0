import { ContainerModule } from "inversify";
import { LessonTaking } from "../../../core/learning/lesson-taking.port.ts";
import { lessonsFallingBack } from "../../../core/offline/falling-back.service.ts";
import { WithoutNetwork } from "../../../core/offline/without-network.service.ts";
import { Caller } from "../../http/caller.ts";
import { makeLessonTakingHttp } from "../../http/lesson-taking.http.ts";
import { provide } from "../provide.ts";

/** Lessons as they are taken; without network those that this device keeps. */
export const services = new ContainerModule((options) => {
  provide(options, LessonTaking, (call: Caller, network: WithoutNetwork) => lessonsFallingBack(makeLessonTakingHttp(call), network), [
    Caller,
    WithoutNetwork,
  ]);
});
