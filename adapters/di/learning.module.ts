import { ContainerModule } from "inversify";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { CourseCatalogue, makeCourseCatalogue } from "../../core/learning/course-catalogue.service.ts";
import { LearningStore } from "../../core/learning/learning.port.ts";
import { Caller } from "../http/caller.ts";
import { makeLearningHttp } from "../http/learning.http.ts";
import { onLearner } from "./on-learner.ts";
import { provide } from "./provide.ts";

/** Courses and lessons of the learner who is signed in. */
export const learningModule = new ContainerModule((options) => {
  provide(options, LearningStore, makeLearningHttp, [Caller]);
  provide(
    options,
    CourseCatalogue,
    (store: LearningStore, session: PortalSession) => {
      const courseCatalogue = makeCourseCatalogue({ store });
      onLearner(session, courseCatalogue.clear);
      return courseCatalogue;
    },
    [LearningStore, PortalSession],
  );
});
