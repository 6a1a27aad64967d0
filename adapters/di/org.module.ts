import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { CallFailures } from "../../core/client/call-failures.service.ts";
import { Clock } from "../../core/kernel/clock.port.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { makeStoredCache } from "../../core/kernel/stored-cache.service.ts";
import { UserStorage } from "../../core/kernel/user-storage.ts";
import { isOfBilling } from "../../core/org/billing-pages.rule.ts";
import { makePlanNotices, PlanNotices } from "../../core/org/plan-notices.service.ts";
import { UsageStore } from "../../core/org/usage.port.ts";
import { Modals } from "../../core/shell/modals.service.ts";
import { TooltipSource } from "../../core/tooltips/tooltips.port.ts";
import { makeTooltips, Tooltips } from "../../core/tooltips/tooltips.service.ts";
import { Caller } from "../http/caller.ts";
import { makeUsageHttp } from "../http/org.http.ts";
import { makeTooltipsHttp } from "../http/tooltips.http.ts";
import { provide } from "./provide.ts";

/** The organisation and its plan in the staff application. */
export const orgModule = new ContainerModule((options) => {
  provide(options, UsageStore, (call: Caller) => makeUsageHttp(call), [Caller]);
  provide(options, TooltipSource, (call: Caller) => makeTooltipsHttp(call), [Caller]);
  provide(
    options,
    Tooltips,
    (source: TooltipSource, storage: UserStorage, clock: Clock) => makeTooltips({ source, cache: makeStoredCache({ storage, clock }) }),
    [TooltipSource, UserStorage, Clock],
  );
  provide(
    options,
    PlanNotices,
    (session: StaffSession, { failures$ }: CallFailures, modals: Modals, clock: Clock) =>
      makePlanNotices({
        user$: session.current$.pipe(map((current) => latestValue(current) ?? null)),
        failures$,
        modals,
        clock,
        isPlansPage: () => isOfBilling(window.location.pathname),
      }),
    [StaffSession, CallFailures, Modals, Clock],
  );
});
