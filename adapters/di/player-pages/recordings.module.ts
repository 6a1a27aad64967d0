import { ContainerModule } from "inversify";
import { SignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Identity } from "../../../core/client/identity.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { DeviceStorage, TabStorage } from "../../../core/kernel/storage.port.ts";
import { Recorders } from "../../../core/recordings/recorders.port.ts";
import { TabView } from "../../../core/view-as/tab-view.service.ts";
import { Caller } from "../../http/caller.ts";
import { CsrfToken } from "../../http/csrf-token.ts";
import { makeTakenRecordingsHttp } from "../../http/recordings.http.ts";
import { browserRecorders } from "../browser-recorders.ts";
import { provide } from "../provide.ts";

/** Recorders of the member of staff who takes a lesson. */
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
      session: StaffSession,
      { isViewing }: TabView,
    ) => {
      let user = "";
      session.current$.subscribe((current) => {
        user = `user-${latestValue(current)?.id ?? ""}`;
      });
      const store = makeTakenRecordingsHttp(call);
      return browserRecorders({ identity, csrf, gate, store, storage, tab, clock, connectivity, ids, owner: () => user, isOff: isViewing });
    },
    [Caller, Identity, CsrfToken, SignInGate, DeviceStorage, TabStorage, Clock, Connectivity, Ids, StaffSession, TabView],
  );
});
