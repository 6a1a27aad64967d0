import { ContainerModule } from "inversify";
import { combineLatest, map } from "rxjs";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { CallFailures } from "../../../core/client/call-failures.service.ts";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { AccessWatch, makeAccessWatch } from "../../../core/permissions/access-watch.service.ts";
import { AccessRequests } from "../../../core/permissions/permissions.port.ts";
import { permissions } from "../../contract/permissions.contract.ts";
import { Caller, none } from "../../http/caller.ts";
import { pageUsed } from "../../page/page-used.ts";
import { provide } from "../provide.ts";

/** Notices changes of what the signed-in user may do, and asks for more. */
export const services = new ContainerModule((options) => {
  provide(
    options,
    AccessWatch,
    (call: Caller, session: StaffSession, { failures$ }: CallFailures, { online$ }: Connectivity) =>
      makeAccessWatch({
        user$: session.current$.pipe(map((current) => latestValue(current) ?? null)),
        failures$,
        isUsed$: combineLatest([pageUsed(document), online$]).pipe(map(([isUsed, isOnline]) => isUsed && isOnline)),
        own: () => call(permissions.own, none, { track: false }),
        reload: session.reload,
      }),
    [Caller, StaffSession, CallFailures, Connectivity],
  );
  provide(options, AccessRequests, (call: Caller) => ({ ask: (path) => call(permissions.ask, { ...none, body: { path } }) }), [Caller]);
});
