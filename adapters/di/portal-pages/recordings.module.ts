import { ContainerModule } from "inversify";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { SignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { Identity } from "../../../core/client/identity.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { DeviceStorage, TabStorage } from "../../../core/kernel/storage.port.ts";
import { Recorders } from "../../../core/recordings/recorders.port.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { Caller } from "../../http/caller.ts";
import { CsrfToken } from "../../http/csrf-token.ts";
import { makeRecordingsHttp } from "../../http/recordings.http.ts";
import { browserRecorders } from "../browser-recorders.ts";
import { onLearner } from "../on-learner.ts";
import { provide } from "../provide.ts";

/** Recorders of the learner who is signed in. */
export const services = new ContainerModule((options) => {
  provide(
    options,
    Recorders,
    (
      call: Caller,
      identity: Identity,
      csrf: CsrfToken,
      gate: SignInGate,
      storage: DeviceStorage,
      tab: DeviceStorage,
      clock: Clock,
      connectivity: Connectivity,
      ids: Ids,
      session: PortalSession,
      { isViewing }: TabView,
    ) => {
      let learner = "";
      onLearner(session, (id) => {
        learner = `contact-${id ?? ""}`;
      });
      const store = makeRecordingsHttp(call);
      return browserRecorders({
        identity,
        csrf,
        gate,
        store,
        storage,
        tab,
        clock,
        connectivity,
        ids,
        owner: () => learner,
        isOff: isViewing,
      });
    },
    [Caller, Identity, CsrfToken, SignInGate, DeviceStorage, TabStorage, Clock, Connectivity, Ids, PortalSession, TabView],
  );
});
