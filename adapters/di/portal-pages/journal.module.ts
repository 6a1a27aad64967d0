import { ContainerModule } from "inversify";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { LearningOutbox } from "../../../core/learning/learning-outbox.service.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { Caller } from "../../http/caller.ts";
import { confirmedCaller } from "../../http/confirmed-caller.ts";
import { browserOutbox } from "../browser-outbox.ts";
import { onLearner } from "../on-learner.ts";
import { provide } from "../provide.ts";

/** The queue of the signed-in learner's reports. */
export const services = new ContainerModule((options) => {
  provide(
    options,
    LearningOutbox,
    (call: Caller, clock: Clock, connectivity: Connectivity, session: PortalSession, { isViewing }: TabView) => {
      const confirm = async (): Promise<boolean> => {
        await session.load();
        return !session.isUnconfirmed();
      };
      const outbox = browserOutbox(confirmedCaller(call, confirm), clock, connectivity, !isViewing);
      onLearner(session, outbox.setLearner);
      return outbox;
    },
    [Caller, Clock, Connectivity, PortalSession, TabView],
  );
});
