import { ContainerModule } from "inversify";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { CourseCatalogue, makeCourseCatalogue } from "../../core/learning/course-catalogue.service.ts";
import { CourseStore } from "../../core/learning/learning.port.ts";
import { coursesFallingBack } from "../../core/offline/falling-back.service.ts";
import { WithoutNetwork } from "../../core/offline/without-network.service.ts";
import { EarlyReads } from "../../core/portal/early-reads.port.ts";
import { Caller } from "../http/caller.ts";
import { makeCoursesHttp } from "../http/learning.http.ts";
import { earlyReadsOf } from "../page/early-reads.ts";
import { onLearner } from "./on-learner.ts";
import { provide } from "./provide.ts";

/** Courses of the learner who is signed in. */
export const learningModule = new ContainerModule((options) => {
  provide(options, EarlyReads, () => earlyReadsOf(window), []);
  provide(options, CourseStore, (call: Caller, network: WithoutNetwork) => coursesFallingBack(makeCoursesHttp(call), network), [
    Caller,
    WithoutNetwork,
  ]);
  provide(
    options,
    CourseCatalogue,
    (store: CourseStore, session: PortalSession) => {
      const courseCatalogue = makeCourseCatalogue({ store });
      onLearner(session, courseCatalogue.clear);
      return courseCatalogue;
    },
    [CourseStore, PortalSession],
  );
});
