import { ContainerModule } from "inversify";
import { Analytics, AnalyticsSink, makeAnalytics, trackedPerson } from "../../core/analytics/analytics.service.ts";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { CallSuccesses } from "../../core/client/call-successes.service.ts";
import { ParentFrame } from "../../core/shell/parent-frame.port.ts";
import { provide } from "./provide.ts";

/** Analytics of learners. */
export const portalAnalyticsModule = new ContainerModule((options) => {
  provide(
    options,
    Analytics,
    (sink: AnalyticsSink, session: PortalSession, { successes$ }: CallSuccesses, parent: ParentFrame) =>
      makeAnalytics({
        sink,
        parent,
        successes$,
        who$: trackedPerson(session.current$, ({ con_id, pid, analytics_integrations }) => ({
          id: String(con_id),
          sudo: false,
          integrations: analytics_integrations,
          facts: { portal: pid },
        })),
      }),
    [AnalyticsSink, PortalSession, CallSuccesses, ParentFrame],
  );
});
