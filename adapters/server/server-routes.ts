import { assistantRoutes } from "./assistant/assistant.routes.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { accessListRoutes } from "./auth/access-list.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { portalAuthRoutes } from "./auth/portal-auth.routes.ts";
import { bulkRoutes } from "./bulk/bulk.routes.ts";
import { campaignRoutes } from "./campaigns/campaigns.routes.ts";
import { billingRoutes } from "./billing/billing.routes.ts";
import { contactLifeRoutes } from "./contacts/contact-life.routes.ts";
import { listViewRoutes } from "./contacts/list-views.routes.ts";
import { contactRoutes } from "./contacts/contacts.routes.ts";
import { ownDetailsRoutes } from "./contacts/own-details.routes.ts";
import { ownSecretsRoutes } from "./contacts/own-secrets.routes.ts";
import { exportRoutes } from "./export/exports.routes.ts";
import { boardRoutes } from "./contacts/boards.routes.ts";
import { relationRoutes } from "./contacts/relations.routes.ts";
import { bucketRoutes } from "./fields/buckets.routes.ts";
import { fieldRoutes } from "./fields/fields.routes.ts";
import { secretRoutes } from "./fields/secrets.routes.ts";
import { groupRoutes } from "./groups/groups.routes.ts";
import { homeRoutes } from "./home/home.routes.ts";
import { importRoutes } from "./import/imports.routes.ts";
import { jobRoutes } from "./jobs/jobs.routes.ts";
import type { Route } from "./http/routes-for.ts";
import { learningRoutes } from "./learning/learning.routes.ts";
import { mergeRoutes } from "./merges/merges.routes.ts";
import { orgRoutes } from "./org/org.routes.ts";
import { omniRoutes } from "./omni/omni.routes.ts";
import { phoneRoutes } from "./phone/phone.routes.ts";
import { portalLinkRoutes } from "./portal-links/portal-links.routes.ts";
import { profileRoutes } from "./profile/profile.routes.ts";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import { customEventRoutes } from "./timeline/custom-events.routes.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { deviceRoutes } from "./notifications/devices.routes.ts";
import { programRoutes } from "./programs/programs.routes.ts";
import type { ServerDeps } from "./server-deps.ts";
import { taskRoutes } from "./tasks/tasks.routes.ts";
import { themeRoutes } from "./theme/theme.routes.ts";
import { timelineRoutes } from "./timeline/timeline.routes.ts";
import { tooltipRoutes } from "./tooltips/tooltips.routes.ts";
import { teamRoutes } from "./teams/teams.routes.ts";
import { twoStepRoutes } from "./two-step/two-step.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

/** Every call that the server answers; each area adds its own list. */
export const serverRoutes = (deps: ServerDeps): readonly Route[] => [
  ...authRoutes(deps),
  ...accessListRoutes(deps),
  ...portalAuthRoutes(deps),
  ...contactRoutes(deps),
  ...ownDetailsRoutes(deps),
  ...ownSecretsRoutes(deps),
  ...mergeRoutes(deps),
  ...bulkRoutes,
  ...exportRoutes(deps),
  ...contactLifeRoutes(deps),
  ...portalLinkRoutes(deps),
  ...timelineRoutes,
  ...relationRoutes,
  ...boardRoutes,
  ...listViewRoutes,
  ...fieldRoutes(deps),
  ...bucketRoutes(deps),
  ...secretRoutes(deps),
  ...learningRoutes,
  ...jobRoutes,
  ...importRoutes(deps),
  ...assistantRoutes(deps),
  ...teamRoutes,
  ...orgRoutes,
  ...omniRoutes,
  ...taskRoutes,
  ...profileRoutes(deps),
  ...twoStepRoutes(deps),
  ...deviceRoutes,
  ...reportRoutes(deps),
  ...analyticsRoutes,
  ...customEventRoutes,
  ...themeRoutes,
  ...userRoutes,
  ...homeRoutes(deps),
  ...campaignRoutes,
  ...billingRoutes(deps),
  ...programRoutes,
  ...phoneRoutes(deps),
  ...tooltipRoutes,
  ...groupRoutes,
  ...auditRoutes(deps),
];
