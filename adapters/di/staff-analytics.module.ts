import { ContainerModule } from "inversify";
import { Analytics, AnalyticsSink, makeAnalytics, trackedPerson } from "../../core/analytics/analytics.service.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { CallSuccesses } from "../../core/client/call-successes.service.ts";
import { ParentFrame } from "../../core/shell/parent-frame.port.ts";
import { provide } from "./provide.ts";

/** Analytics of staff. */
export const staffAnalyticsModule = new ContainerModule((options) => {
  provide(
    options,
    Analytics,
    (sink: AnalyticsSink, session: StaffSession, { successes$ }: CallSuccesses, parent: ParentFrame) =>
      makeAnalytics({
        sink,
        parent,
        successes$,
        who$: trackedPerson(session.current$, ({ id, sudo, role, org_plan, analytics_integrations }) => ({
          id: String(id),
          sudo,
          integrations: analytics_integrations,
          facts: { role, plan: org_plan },
        })),
      }),
    [AnalyticsSink, StaffSession, CallSuccesses, ParentFrame],
  );
});
