import { ContainerModule } from "inversify";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { CourseCatalogue, makeCourseCatalogue } from "../../core/learning/course-catalogue.service.ts";
import { LearningOutbox, makeLearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { LearningStore } from "../../core/learning/learning.port.ts";
import { Caller } from "../http/caller.ts";
import { makeLearningHttp } from "../http/learning.http.ts";
import { provide } from "./provide.ts";

/** Calls `tell` with the id of the learner who is signed in, and again whenever it changes. */
const onLearner = (session: PortalSession, tell: (learner: string | null) => void): void => {
  let known: string | null = null;
  session.current$.subscribe((current) => {
    const learner = latestValue(current)?.con_id.toString() ?? null;
    if (learner === known) return;
    known = learner;
    tell(learner);
  });
};

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
  provide(
    options,
    LearningOutbox,
    (store: LearningStore, storage: DeviceStorage, clock: Clock, connectivity: Connectivity, session: PortalSession) => {
      const outbox = makeLearningOutbox({ store, storage, clock, connectivity });
      onLearner(session, outbox.setLearner);
      return outbox;
    },
    [LearningStore, DeviceStorage, Clock, Connectivity, PortalSession],
  );
});
