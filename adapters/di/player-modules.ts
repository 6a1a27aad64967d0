import { ContainerModule } from "inversify";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { Connectivity } from "../../core/kernel/connectivity.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { LearningStore } from "../../core/learning/learning.port.ts";
import { PlayerHost } from "../../core/learning/player-host.port.ts";
import { Caller } from "../http/caller.ts";
import { makeLearningHttp } from "../http/learning.http.ts";
import { browserPlayerHost } from "../page/player-host.ts";
import { authModule } from "./auth.module.ts";
import { browserOutbox } from "./browser-outbox.ts";
import { httpModule } from "./http.module.ts";
import { pageModule } from "./page.module.ts";
import { provide } from "./provide.ts";

const playerModule = new ContainerModule((options) => {
  provide(options, PlayerHost, () => browserPlayerHost(window), []);
  provide(options, LearningStore, makeLearningHttp, [Caller]);
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

/** Modules of the page that plays lessons for staff. */
export const playerModules: readonly ContainerModule[] = [pageModule, httpModule, authModule, playerModule];
