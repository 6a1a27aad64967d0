import { ContainerModule } from "inversify";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { Caller } from "../../http/caller.ts";
import { browserOutbox } from "../browser-outbox.ts";
import { provide } from "../provide.ts";

/** The queue of the signed-in user's reports. */
export const services = new ContainerModule((options) => {
  provide(
    options,
    LearningOutbox,
    (call: Caller, clock: Clock, connectivity: Connectivity, session: StaffSession) => {
      const outbox = browserOutbox(call, clock, connectivity);
      session.current$.subscribe((current) => {
        const user = latestValue(current);
        outbox.setLearner(user === undefined || user === null ? null : `user-${user.id}`);
      });
      return outbox;
    },
    [Caller, Clock, Connectivity, StaffSession],
  );
});
