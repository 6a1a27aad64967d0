import { learners, staff } from "../../core/access/access-rule.rule.ts";
import { AnalyticsEvent } from "../../core/analytics/analytics.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for product analytics, recorded only where the organisation has enabled it. */
export const analytics = {
  track: endpoint({
    ...noInput,
    name: "analytics.track",
    summary: "Records an analytics event of a staff user, if the organisation records events.",
    method: "POST",
    path: "/api/analytics",
    access: staff(),
    rate: "general",
    duringTwoStepSetUp: true,
    body: AnalyticsEvent,
    reply: Done,
  }),
  trackLearner: endpoint({
    ...noInput,
    name: "analytics.trackLearner",
    summary: "Records an analytics event of a learner, if the organisation records events.",
    method: "POST",
    path: "/api/cg/analytics",
    access: learners,
    rate: "general",
    body: AnalyticsEvent,
    reply: Done,
  }),
} as const;
