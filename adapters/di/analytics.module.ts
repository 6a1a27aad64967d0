import { ContainerModule } from "inversify";
import { map } from "rxjs";
import { Analytics, AnalyticsSink, makeAnalytics } from "../../core/analytics/analytics.service.ts";
import { PortalSession } from "../../core/auth/portal-session.service.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { CallSuccesses } from "../../core/client/call-successes.service.ts";
import { latestValue } from "../../core/kernel/remote.ts";
import { provide } from "./provide.ts";

/** What members of staff do. */
export const staffAnalyticsModule = new ContainerModule((options) => {
  provide(
    options,
    Analytics,
    (sink: AnalyticsSink, session: StaffSession, { successes$ }: CallSuccesses) => {
      const who$ = session.current$.pipe(
        map((current) => latestValue(current) ?? null),
        map((user) => (user === null ? null : { id: String(user.id), sudo: user.sudo, integrations: user.analytics_integrations, facts: { role: user.role, plan: user.org_plan } })),
      );
      return makeAnalytics({ sink, who$, successes$ });
    },
    [AnalyticsSink, StaffSession, CallSuccesses],
  );
});

/** What learners do. */
export const portalAnalyticsModule = new ContainerModule((options) => {
  provide(
    options,
    Analytics,
    (sink: AnalyticsSink, session: PortalSession, { successes$ }: CallSuccesses) => {
      const who$ = session.current$.pipe(
        map((current) => latestValue(current) ?? null),
        map((user) => (user === null ? null : { id: String(user.con_id), sudo: false, integrations: user.analytics_integrations, facts: { portal: user.pid } })),
      );
      return makeAnalytics({ sink, who$, successes$ });
    },
    [AnalyticsSink, PortalSession, CallSuccesses],
  );
});
